import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../../text/Analyzer';
import {english} from '../../text/lunrLanguage';
import {randomNumbers} from '../../../__tests__/randomNumbers';
import {Scheduler} from '../../reading/Scheduler';
import {cutExcerpt} from './cutExcerpt';
import {findTokens} from './findTokens';
import {type TermsToMark, tokenMatcher} from './matchTokens';

const analyzer = createAnalyzer(english);
const scheduler = new Scheduler();
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

describe('Marks', () => {
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
  ] as const)('highlight %s', async (_, text, terms, prefix, expected) => {
    expect(await marked(text, terms, prefix)).toEqual(expected);
  });

  it('are the same with the pattern for plain letters and with a check of every word', async () => {
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

  it('of overlapping pairs of letters in a long run of one letter are merged into one', async () => {
    const words = tokenMatcher(found(['漢漢']), analyzer);
    const tokens = await findTokens('漢'.repeat(500), words, analyzer, scheduler);
    expect(tokens).toEqual([{start: 0, end: 500, places: new Set([0])}]);
  });
});

describe('An excerpt', () => {
  const cut = (searched: string, terms: readonly string[]) =>
    cutExcerpt(searched, tokenMatcher(found(terms), analyzer), analyzer, scheduler, 50);
  const text = `${'before '.repeat(40)}the mouse wheel turns ${'after '.repeat(40)}`.trim();

  it('is cut around the match, and dots show where text is missing', async () => {
    const {excerpt, marks} = await cut(text, ['wheel']);
    expect(excerpt).toMatch(/^….*wheel.*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(52);
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['wheel']);
  });

  it('shows the part of the text with the most words of the query close together', async () => {
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

  it('uses a third of the remaining space for text before the match', async () => {
    const {excerpt} = await cut(text, ['wheel']);
    expect(excerpt).toBe('…the mouse wheel turns after after after after…');
    expect((await cut('one two three wheel', ['wheel'])).excerpt).toBe('one two three wheel');
  });

  it('is cut inside a word if a cut at the last space would leave too little text', async () => {
    const code = `${text} camera().shake(Wheel .turnsFor(Duration.ofMillis(600)).strength(4)) again`;
    const {excerpt, marks} = await cut(code.replace('mouse wheel', 'mouse'), ['wheel']);
    expect(excerpt).toBe('…Wheel .turnsFor(Duration.ofMillis(600)).strength(4…');
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['Wheel']);
  });

  it('for a query of one word is the same with and without the shortcut for one word', async () => {
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

  it.each([
    [
      'starts with the sentence of the match',
      'It was late. The wheel turns slowly.',
      30,
      'The wheel turns slowly.',
    ],
    [
      'starts with the sentence of the match even if there is space for text before it',
      `${'Words go on. '.repeat(4)}Push the wheel and look how it turns and turns and turns.`,
      50,
      'Push the wheel and look how it turns and turns and…',
    ],
    [
      'includes previous sentences if the match is in the last one',
      'So. It was late. The wheel turns.',
      31,
      'It was late. The wheel turns.',
    ],
    [
      'starts with the clause of the match if the sentence is too long',
      'As long as nobody who stands beside it has an objection, the wheel turns. Then not.',
      50,
      '…the wheel turns. Then not.',
    ],
    [
      'starts with the first clause that leaves space for the match',
      'As long as nobody who stands beside it objects, or leaves, or falls, the wheel turns on and on.',
      50,
      '…or leaves, or falls, the wheel turns on and on.',
    ],
    [
      'starts with the clause of the match after a dash',
      `${'words and '.repeat(9)}– a dash (or the wheel) and ${'words and '.repeat(9)}`,
      50,
      '…a dash (or the wheel) and words and words and…',
    ],
    [
      'starts before an opening bracket, not after it',
      `${'words and '.repeat(9)}(a wheel) and ${'words and '.repeat(9)}`,
      40,
      '…(a wheel) and words and words and words…',
    ],
    [
      'ends with a sentence if that fills half of the space',
      'The wheel turns slowly, as they do. Next comes something that has nothing to do with it.',
      50,
      'The wheel turns slowly, as they do.',
    ],
    [
      'has whole sentences',
      `Before. The wheel turns. It does so slowly, as they do. ${'This is the rest of it '.repeat(9)}.`,
      60,
      'The wheel turns. It does so slowly, as they do.',
    ],
    [
      'prefers prose to code',
      'wheel.turn(1); if (wheel == null) { wheel = Wheel.of(2); }\nA wheel turns if it is pushed.\nMore.',
      32,
      'A wheel turns if it is pushed.',
    ],
    [
      'prefers prose to a table',
      'Field\nType\nwheel\nint 16\nspokes\nint 8\nTurn the wheel with care.\nMore.',
      30,
      'Turn the wheel with care.',
    ],
    [
      'prefers prose to a list of names',
      'Big wheel\nSmall wheel\nFifth wheel\nEvery wheel turns. More.\nMore.',
      20,
      'Every wheel turns.',
    ],
    [
      'starts with the block of the match if no sentence has the word',
      'Turn it like this.\nwheel.turn(1); wheel.stop();\nwhile (true) { wheel.go(); }',
      30,
      'wheel.turn(1); wheel.stop()…',
    ],
    [
      'can start after a sentence in quotation marks',
      'He said: “It was late.” The wheel turns slowly.',
      30,
      'The wheel turns slowly.',
    ],
    [
      'does not start inside a version or number, or after an abbreviation',
      'Since 3.33.0 No. 3, e.g. the wheel, turns faster than it did.',
      40,
      'Since 3.33.0 No. 3, e.g. the wheel…',
    ],
    [
      'starts with a sentence in Japanese',
      '夜です。車輪は回ります。終わりました。',
      10,
      '車輪は回ります。',
    ],
  ])('%s', async (_, searched, length, expected) => {
    const words = tokenMatcher(found(['wheel', '車輪']), analyzer);
    const one = {...words, isOneWord: true};
    const {excerpt} = await cutExcerpt(searched, one, analyzer, scheduler, length);
    expect(excerpt).toBe(expected);
  });

  it('is the start of the text if there is no match', async () => {
    const {excerpt, marks} = await cut(text, []);
    expect(excerpt).toMatch(/^before/);
    expect(marks).toEqual([]);
  });
});

describe('The first line of a section', () => {
  const labelled = (lines: string[], query: string) =>
    cutExcerpt(lines.join('\n'), tokenMatcher(found([query]), analyzer), analyzer, scheduler, 40);

  it.each([
    [['Terms', 'An order is a list of items.'], 'order'],
    [['Reference', 'Use it to read a file.'], 'zebra'],
    [['React TSX', 'import x from "y";', 'Import it before you use it.'], 'react'],
    [['npm Yarn pnpm', 'npm install it', 'Install it first.'], 'yarn'],
  ])('is skipped in favor of the next sentence if it is a label: %j', async (lines, query) => {
    expect((await labelled(lines, query)).excerpt).toBe(lines.at(-1));
  });

  it.each([
    [['React TSX', 'import x from "y"'], 'react', 'React TSX'],
    [['engine.keyboard()', 'Read a key.'], 'keyboard', 'engine.keyboard()'],
    [['Reads the mouse wheel', 'Read a key.'], 'mouse', 'Reads the mouse wheel'],
  ])(
    'is shown if it is more than a label or if no sentence follows: %j',
    async (lines, query, start) => {
      expect((await labelled(lines, query)).excerpt.startsWith(start)).toBe(true);
    },
  );
});
