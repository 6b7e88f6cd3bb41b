import {describe, expect, it} from 'vitest';
import {analyzer} from '../../../core/reading/__tests__/memoryContext';
import {bareHeading, declaredName, neighborJoins, withoutExplanation} from './headingNames';

describe('A heading', () => {
  it.each([
    ['5.1. Table Basics', 'Table Basics'],
    ['Chapter 3. Queries', 'Queries'],
    ['Appendix A. Error Codes', 'Error Codes'],
    ['Step 2: Build a level', 'Build a level'],
    ['Example 8 - Get the address', 'Get the address'],
    ['🚀 Getting started', 'Getting started'],
    ['🗑️ 👩🏽‍💻 Saved games 🇩🇪', 'Saved games'],
    ['🎁 3. Extras', 'Extras'],
    ['win.loadURL(url[, options])', 'win.loadURL'],
    ['each(table)(name, test)', 'each'],
    ['onClick(handler: (event) => void)', 'onClick'],
    ['4.2. setMenu(menu)', 'setMenu'],
  ])('"%s" has the topic "%s"', (heading, expected) => {
    const {start, end} = bareHeading(heading);
    expect(heading.slice(start, end)).toBe(expected);
  });

  it.each([
    ['Navigation: path finding and ray casts', 'Navigation'],
    ['csv — CSV File Reading and Writing', 'csv'],
    ['Audio – sounds and music', 'Audio'],
    ['Up-to-date docs', 'Up-to-date docs'],
    ['At 10:30', 'At 10:30'],
    ['Menus -', 'Menus -'],
    ['', ''],
  ])('"%s" without its explanation is "%s"', (title, expected) => {
    const {start, end} = withoutExplanation(title);
    expect(title.slice(start, end)).toBe(expected);
  });

  it.each([
    '3.0 release notes',
    'What is new?',
    '1.',
    'Step 2',
    'Example: a lamp',
    'Part of a level',
    'Save 💾 and load',
    '2️⃣ players',
    'Colors (advanced)',
    'quit() and exit()',
    'setMenu(menu',
    '$(lamp)',
    'new (lamp)',
    '🎉🎉',
    '',
  ])('"%s" is only a topic, so nothing is left out', (heading) => {
    expect(bareHeading(heading)).toEqual({start: 0, end: heading.length});
  });

  it('of one very long word is read in one pass', () => {
    const end = 200_000;
    expect(bareHeading('a'.repeat(end))).toEqual({start: 0, end});
  });
});

const nameOf = (title: string, url = '/page'): string | undefined => {
  const range = declaredName(title, url);
  return range && title.slice(range.start, range.end);
};

describe('The declared name', () => {
  it.each([
    ['Class HashMap<K,V>', 'HashMap'],
    ['Interface Map.Entry<K, V>', 'Map.Entry'],
    ['Enum Class ElementKind', 'ElementKind'],
    ['Package java.util', 'java.util'],
    ['Struct std::vec::Vec', 'Vec'],
    ['Class: Lamp', 'Lamp'],
    ['Function std::mem::swap', 'swap'],
    ['HashMap Class', 'HashMap'],
    ['TreeMap<K,V> Class Reference', 'TreeMap'],
    ['std::vector< T > Class Template Reference', 'vector'],
    ['Platform::Collections::Map Class', 'Map'],
    ['vector class', 'vector'],
    ['mutex class (C++ Standard Library)', 'mutex'],
    ['break statement', 'break'],
    ['Abstract Class: AbstractStringBuilder<T>', 'AbstractStringBuilder'],
    ['EntityManager <Driver>', 'EntityManager'],
    ['Page.goto() method', 'Page.goto'],
  ])('is found in the title "%s": %s', (title, name) => {
    expect(nameOf(title)).toBe(name);
  });

  it.each([
    ['Class Thread', '/java.base/java/lang/Thread.html', 'Thread'],
    ['Class Class<T>', '/java.base/java/lang/Class.html', 'Class'],
    ['Macro vec', '/std/macro.vec.html', 'vec'],
    ['Interface Lamp', '/docs/api/interfaces/Lamp', 'Lamp'],
    ['Interface Lamp', '/docs/api/interfaces/Lamp/', 'Lamp'],
    ['Enumeration: Direction', '/api/enumerations/Direction', 'Direction'],
    ['Cursor <Entity, Hint>', '/api/core/class/Cursor', 'Cursor'],
  ])('is found in the title "%s" because the address %s ends in the name', (title, url, name) => {
    expect(nameOf(title, url)).toBe(name);
  });

  it.each([
    ['Class', '/Class.html'],
    ['Class Components', '/class-components'],
    ['Exception Handling', '/guides/exception-handling.html'],
    ['Function declarations', '/function-declarations'],
    ['Mutex Class', '/mutex-class.html'],
    ['the break statement', '/break-statement'],
    ['Class Hierarchy and Members', '/Class.html'],
    ['Uses of Class java.util.HashMap', '/class-use/HashMap.html'],
    ['HashMap', '/HashMap.html'],
    ['Variable: scope', '/variables'],
    ['the <Tabs>', '/tabs'],
    ['GraphQL method', '/graphql-method'],
    ['Classes HashMap', '/HashMap.html'],
    ['', '/'],
  ])('is not found in the title "%s" of the page %s', (title, url) => {
    expect(nameOf(title, url)).toBeUndefined();
  });
});

it.each([
  ['Full screen', ['fullscreen']],
  ['Draw text lines', ['drawtext', 'textlines']],
  ['Größe Ändern', ['grosseandern']],
  ['Lists of scenes', []],
  ['Sounds, music', []],
  ['The setKey method', []],
  ['Version 2 notes', []],
  ['X axis', []],
  ['使用 构建', []],
  ['', []],
])(
  'Neighboring words of the heading "%s" are also indexed as one word: %j',
  (heading, expected) => {
    expect(neighborJoins(heading, analyzer)).toEqual(expected);
  },
);
