import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../analysis/Analyzer';
import {english} from '../analysis/lunrLanguage';
import {randomNumbers} from '../engine/__tests__/memoryIndex';
import {cutExcerpt, findMarks, foundWords} from './excerpt';

const analyzer = createAnalyzer(english);
const marked = (text: string, terms: string[], prefix = ''): string[] =>
  findMarks(text, foundWords(terms, prefix, analyzer), analyzer).map(([start, end]) =>
    text.slice(start, end),
  );

describe('marks', () => {
  it.each([
    ['words', 'The mouse moves. Mouse!', ['mouse'], '', ['mouse', 'Mouse']],
    [
      'identifiers by one of their parts',
      'call screwBox.mouse() now',
      ['mouse'],
      '',
      ['screwBox.mouse'],
    ],
    [
      'identifiers written as one',
      'call screw_box.start()',
      ['screwboxstart'],
      '',
      ['screw_box.start'],
    ],
    [
      'words that start with what was typed',
      'rendering a render',
      [],
      'rend',
      ['rendering', 'render'],
    ],
    ['words with accents', 'Die Größe zählt', ['grosse'], '', ['Größe']],
    ['names that end in symbols', 'C++ and C# and C', ['c++'], '', ['C++']],
    ['nothing where nothing was found', 'all quiet', [], '', []],
  ] as const)('are %s', (_, text, terms, prefix, expected) => {
    expect(marked(text, [...terms], prefix)).toEqual(expected);
  });

  it('are the same as those of a scan of the whole text', () => {
    const random = randomNumbers(7);
    const pieces = [
      'key',
      'Key',
      'SHIFT_LEFT',
      'keyboard',
      'a',
      'screwBox.key',
      '-',
      'ke',
      '(key)',
      '3d',
      'C++',
      'monkey',
      'café',
    ];
    const pick = (): string => pieces[Math.floor(random() * pieces.length)] as string;
    for (let round = 0; round < 500; round++) {
      const text = Array.from({length: 20}, pick).join(random() < 0.8 ? ' ' : '');
      const found = foundWords(
        [pick().toLowerCase(), 'shift'],
        random() < 0.5 ? 'ke' : '',
        analyzer,
      );
      const everywhere = {isFound: found.isFound, hint: /\S/g};
      expect(findMarks(text, found, analyzer)).toEqual(findMarks(text, everywhere, analyzer));
    }
  });
});

describe('an excerpt', () => {
  const text = `${'before '.repeat(40)}the mouse wheel turns ${'after '.repeat(40)}`.trim();

  it('is cut around the hit, with dots where it is cut', () => {
    const {excerpt, marks} = cutExcerpt(text, foundWords(['wheel'], '', analyzer), analyzer, 50);
    expect(excerpt).toMatch(/^….*wheel.*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(52);
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['wheel']);
  });

  it('is the start of the text where nothing is marked', () => {
    const {excerpt, marks} = cutExcerpt(text, foundWords([], '', analyzer), analyzer, 50);
    expect(excerpt).toMatch(/^before/);
    expect(marks).toEqual([]);
  });
});
