import {describe, expect, it} from 'vitest';
import type {Page} from '../../../node/extract/page/Page';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import {scoreText} from './__tests__/scoreText';

/** Pages by title. Each one maps headings to texts. The key `''` is for the text before the first heading. */
type Pages = Record<string, Record<string, string>>;

const fileOf = (title: string): string => /^(?:Class|Interface) (\w+)/.exec(title)?.[1] ?? 'page';

async function order(query: string, pages: Pages): Promise<string[]> {
  const all = Object.entries(pages).map(([title, sections], number): Page => {
    const {'': lead = '', ...others} = sections;
    return page(`/${number}/${fileOf(title)}`, title, [['', lead], ...Object.entries(others)]);
  });
  const names = all.flatMap(({title, sections}) =>
    sections.map(({heading}) => [title, heading].filter(Boolean).join(' > ')),
  );
  const {best} = await scoreText(query, contextOf(all));
  return best.map(({section}) => names[section] as string);
}

const MENTIONS = {
  Wait: 'Call Thread.sleep here, and Thread.sleep there: Thread.sleep waits.',
  Vectors: 'A std::vector, another std::vector, a std::vector of std::vector.',
};

describe('The definition of a qualified name comes first', () => {
  const cases: [string, string, string, Pages][] = [
    [
      'the section with the name on the page of its owner',
      'Thread.sleep',
      'Class Thread > sleep',
      {
        Errors: MENTIONS,
        'Class Unit': {sleep: 'A Thread waits: Thread.sleep, Thread.sleep, Thread.sleep.'},
        'Class Thread': {sleep: 'Waits.'},
      },
    ],
    [
      'the page of a class, before its constructor and the uses of the class',
      'java.util.HashMap',
      'Class HashMap<K,V>',
      {
        'Uses of Class java.util.HashMap': {Uses: 'java.util.HashMap'},
        'Class HashMap<K,V>': {'': 'java.util.HashMap', HashMap: 'Makes a java.util.HashMap.'},
      },
    ],
    [
      'a page titled with the name and its owner, before a section of the owner',
      'java.util.Map.Entry',
      'Interface Map.Entry<K,V>',
      {
        'Interface Map<K,V>': {'': 'java.util.Map', entry: 'Makes a java.util.Map.Entry.'},
        'Interface Map.Entry<K,V>': {'': 'java.util.Map.Entry', getKey: 'Its key.'},
      },
    ],
    [
      'the section titled with the name and its owner, before one with another form of the name',
      'expect.assertions',
      'Expect > expect.assertions(number)',
      {
        Expect: {
          'Assertion Count': 'How many: expect.assertions, or expect.hasAssertions.',
          'expect.assertions(number)': 'Counts.',
        },
      },
    ],
    [
      'the section that completes the typed name, on the page of its owner',
      'Thread.sle',
      'Class Thread > sleepUntil',
      {
        Errors: MENTIONS,
        'Class Unit': {sleep: 'A Thread waits: Thread.sleep, Thread.sleep, Thread.sleep.'},
        'Class Thread': {sleepUntil: 'Waits.'},
      },
    ],
    [
      'the section with exactly the name, before one with a longer name',
      'Thread.sleep',
      'Class Thread > sleep',
      {
        'Class Thread': {
          sleepUntil: 'Thread.sleep until: Thread.sleep, Thread.sleep.',
          sleep: 'Waits.',
        },
      },
    ],
    [
      'the page whose title completes the typed name',
      'java.util.HashM',
      'Class HashMap<K,V>',
      {
        'Uses of Class java.util.HashMap': {Uses: 'java.util.HashMap, java.util.HashMap'},
        'Class HashMap<K,V>': {'': 'In java.util.', getEntry: 'Gives an entry.'},
      },
    ],
  ];
  it.each(cases)('for %s: %s', async (_, query, expected, pages) => {
    expect((await order(query, pages))[0]).toBe(expected);
  });
});

it.each([
  ['Thread sleep', 'separate words'],
  ['sleep.java', 'the name of a file'],
  ['Thread.sle ', 'a part of a complete name'],
  ['Counter.exe', 'the start of another title'],
  ['Vector.x', 'a name of a single letter'],
  ['DateTime.format', 'a name that is part of a title'],
])('A definition is not recognized for %s, which is %s', async (query) => {
  const pages = {
    Errors: {
      ...MENTIONS,
      Others: 'sleep.java DateTime.format Thread.sle Counter.exe',
      Letters: 'Vector.x Vector.x Vector.x',
    },
    'Class Thread': {sleep: 'Waits.'},
    'Time format': {},
    Execution: {},
    'Class Vector': {},
  };
  const [best] = await order(query, pages);
  expect(best).toMatch(/^Errors/);
});
