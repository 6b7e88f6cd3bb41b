import {describe, expect, it} from 'vitest';
import {createAnalyzer} from './Analyzer';
import {english} from './lunrLanguage';

const analyzer = createAnalyzer(english);

describe('createAnalyzer', () => {
  it.each([
    ['Mouse', 'mouse'],
    ['Key.SHIFT_LEFT', 'keyshiftleft'],
    ['engine.graphics()', 'enginegraphics'],
    ['split-screen', 'splitscreen'],
    ['Größe', 'grosse'],
    ['C++', 'c++'],
    ['()', ''],
    ['', ''],
  ])('writes the token %s as the one term %s', (token, term) => {
    expect(analyzer.normalize(token)).toBe(term);
  });
});
