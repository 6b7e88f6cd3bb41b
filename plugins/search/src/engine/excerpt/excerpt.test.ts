import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../../analysis/Analyzer';
import {english} from '../../analysis/lunrLanguage';
import {randomNumbers} from '../../__tests__/randomNumbers';
import {Scheduler} from '../reading/Scheduler';
import {cutExcerpt, findTokens} from './excerpt';
import {type TermsToMark, tokenMatcher} from './matchTokens';

const analyzer = createAnalyzer(english);
const scheduler = new Scheduler();
/** Terms of one word each, and a prefix that is the word behind them. */
const found = (terms: readonly string[], prefix = ''): TermsToMark => {
  const words = prefix === '' ? terms : [...terms, prefix];
  return {
    terms: new Map(words.map((term, place) => [term, [place]])),
    prefix,
    wordCount: words.length,
  };
};
const marked = async (text: string, terms: readonly string[], prefix = ''): Promise<string[]> => {
  const words = tokenMatcher(found(terms, prefix), analyzer);
  const tokens = await findTokens(text, words, analyzer, scheduler, Infinity);
  return tokens.map(({start, end}) => text.slice(start, end));
};

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
    ['identifiers that begin with a single letter', 'the x_axis', ['xaxis'], '', ['x_axis']],
    ['words with accents', 'Die Größe zählt', ['grosse'], '', ['Größe']],
    ['names that end in symbols', 'C++ and C# and C', ['c++'], '', ['C++']],
    [
      'words of a language without spaces',
      '可以使用方法来构建。',
      ['使用', '构建'],
      '',
      ['使用', '构建'],
    ],
    ['pairs of letters that overlap as one', 'このデータベース', ['デー', 'ータ'], '', ['データ']],
    ['nothing where nothing was found', 'all quiet', [], '', []],
  ] as const)('are %s', async (_, text, terms, prefix, expected) => {
    expect(await marked(text, terms, prefix)).toEqual(expected);
  });

  it('are the same as those of a scan of the whole text', async () => {
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
      'monkeyKEYkey',
      'KEYkey',
      'keys',
      '3key',
      'café',
    ];
    const pick = (): string => pieces[Math.floor(random() * pieces.length)] as string;
    for (let round = 0; round < 500; round++) {
      const text = Array.from({length: 20}, pick).join(random() < 0.8 ? ' ' : '');
      const terms = [pick().toLowerCase(), 'shift'];
      const words = tokenMatcher(found(terms, random() < 0.5 ? 'ke' : ''), analyzer);
      const everywhere = {...words, hint: /\S/g};
      expect(await findTokens(text, words, analyzer, scheduler, Infinity)).toEqual(
        await findTokens(text, everywhere, analyzer, scheduler, Infinity),
      );
    }
  });

  it.each([
    ['Draw text', ['drawtext'], ['Draw text']],
    ['Draw Text', ['drawtext'], ['Draw Text']],
    ['How to draw text here', ['drawtext', 'here'], ['draw text', 'here']],
    ['Text screens', ['screen'], []],
    ['Draw, text', ['drawtext'], []],
    ['Draw old text', ['drawtext'], []],
    ['Draw text', ['drawtext', 'draw'], ['Draw']],
    ['Full draw text', ['drawtext', 'draw'], ['draw']],
    ['Draw 3d', ['3d'], ['3d']],
    ['Größe ändern', ['grosseandern'], ['Größe ändern']],
  ])('of the heading "%s" for %j are %j', async (heading, terms, expected) => {
    const words = tokenMatcher(found(terms), analyzer);
    const tokens = await findTokens(heading, words, analyzer, scheduler);
    expect(tokens.map(({start, end}) => heading.slice(start, end))).toEqual(expected);
  });

  it('of a word that goes on and on are one, which stands for each place of the query once', async () => {
    const words = tokenMatcher(found(['漢漢']), analyzer);
    const tokens = await findTokens('漢'.repeat(500), words, analyzer, scheduler);
    expect(tokens).toEqual([{start: 0, end: 500, places: new Set([0])}]);
  });
});

describe('an excerpt', () => {
  const cut = (searched: string, terms: readonly string[]) =>
    cutExcerpt(searched, tokenMatcher(found(terms), analyzer), analyzer, scheduler, 50);
  const text = `${'before '.repeat(40)}the mouse wheel turns ${'after '.repeat(40)}`.trim();

  it('is cut around the hit, with dots where it is cut', async () => {
    const {excerpt, marks} = await cut(text, ['wheel']);
    expect(excerpt).toMatch(/^….*wheel.*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(52);
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['wheel']);
  });

  it('shows the most words of the query, where they stand nearest to each other', async () => {
    const far = `a mouse ${'and '.repeat(5)}its wheel ${'then '.repeat(40)}`;
    const {excerpt, nearness} = await cut(`${'a mouse. '.repeat(20)}${far}${text}`, [
      'mouse',
      'wheel',
    ]);
    expect(excerpt).toContain('mouse wheel turns');
    expect(nearness).toBeCloseTo((10 / 11) ** 2);
    expect((await cut(far, ['mouse', 'wheel'])).excerpt).toContain(
      'mouse and and and and and its wheel',
    );
  });

  it('shows what stands before the hit, in a third of the room that is left', async () => {
    const {excerpt} = await cut(text, ['wheel']);
    expect(excerpt).toBe('…the mouse wheel turns after after after after…');
    expect((await cut('one two three wheel', ['wheel'])).excerpt).toBe('one two three wheel');
  });

  it('is cut within a word where the next space leaves little of it', async () => {
    const code = `${text} camera().shake(Wheel .turnsFor(Duration.ofMillis(600)).strength(4)) again`;
    const {excerpt, marks} = await cut(code.replace('mouse wheel', 'mouse'), ['wheel']);
    expect(excerpt).toBe('…Wheel .turnsFor(Duration.ofMillis(600)).strength(4…');
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['Wheel']);
  });

  it('of one word is the one that the whole text gives', async () => {
    const random = randomNumbers(11);
    const pieces = ['wheel', 'turns', 'and', `a.very.long.name.of.a.${'large.'.repeat(6)}wheel`];
    for (let round = 0; round < 200; round++) {
      const searched = Array.from(
        {length: 60},
        () => pieces[Math.floor(random() * pieces.length)],
      ).join(' ');
      const words = tokenMatcher(found(['wheel']), analyzer);
      const all = {...words, isOneWord: false};
      expect(await cutExcerpt(searched, words, analyzer, scheduler, 50)).toEqual(
        await cutExcerpt(searched, all, analyzer, scheduler, 50),
      );
    }
  });

  it('is the start of the text where nothing is marked', async () => {
    const {excerpt, marks} = await cut(text, []);
    expect(excerpt).toMatch(/^before/);
    expect(marks).toEqual([]);
  });
});
