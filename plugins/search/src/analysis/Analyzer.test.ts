import {describe, expect, it} from 'vitest';
import {createAnalyzer} from './Analyzer';
import {english} from './lunrLanguage';

const analyzer = createAnalyzer(english);

describe('createAnalyzer', () => {
  it('speaks the language that it is given', () => {
    const shout = createAnalyzer({
      stem: (word) => word.toUpperCase(),
      isStopWord: (word) => word === 'ni',
      synonymsOf: (word) => [`${word}!`],
    });
    expect(shout.stem('key')).toBe('KEY');
    expect(shout.synonymsOf('key')).toEqual(['key!']);
    expect([shout.isStopWord('ni'), shout.isStopWord('the')]).toEqual([true, false]);
  });

  it('splits a token into its words and joined spellings', () => {
    expect(analyzer.split('screwBox.mouse')).toEqual({
      parts: ['screw', 'box', 'mouse'],
      joins: ['screwbox', 'screwboxmouse'],
    });
  });

  it('remembers the words of a token, but not of all tokens', () => {
    const {split} = createAnalyzer(english);
    const first = split('Key.SHIFT');
    split('mouse');
    expect(split('Key.SHIFT')).toBe(first);
    for (let token = 0; token < 50_000; token++) split(`token${token}`);
    expect(split('Key.SHIFT')).not.toBe(first);
    expect(split('Key.SHIFT')).toEqual(first);
  });

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
