import {describe, expect, it} from 'vitest';
import {analyzer} from '../engine/reading/__tests__/memoryContext';
import {bareHeading, declaredName, neighbourJoins} from './headingNames';

describe('a heading', () => {
  it.each([
    ['5.1. Table Basics', 'Table Basics'],
    ['1) Install', 'Install'],
    ['Chapter 3. Queries', 'Queries'],
    ['Appendix A. Error Codes', 'Error Codes'],
    ['A.2. Notes', 'Notes'],
    ['Step 2: Build a level', 'Build a level'],
    ['Example 8 - Get the address', 'Get the address'],
    ['🚀 Getting started', 'Getting started'],
    ['Recap✨', 'Recap'],
    ['🗑️ 👩🏽‍💻 Saved games 🇩🇪', 'Saved games'],
    ['🎁 3. Extras', 'Extras'],
    ['win.loadURL(url[, options])', 'win.loadURL'],
    ['new Lamp(color)', 'Lamp'],
    ['each(table)(name, test)', 'each'],
    ['onClick(handler: (event) => void)', 'onClick'],
    ['quit()', 'quit'],
    ['4.2. setMenu(menu)', 'setMenu'],
  ])('%s is about %s', (heading, expected) => {
    const {start, end} = bareHeading(heading);
    expect(heading.slice(start, end)).toBe(expected);
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
  ])('%s is taken whole', (heading) => {
    expect(bareHeading(heading)).toEqual({start: 0, end: heading.length});
  });

  it('one endless word is read in one go', () => {
    const end = 200_000;
    expect(bareHeading('a'.repeat(end))).toEqual({start: 0, end});
  });
});

const nameOf = (title: string, url = '/page'): string | undefined => {
  const range = declaredName(title, url);
  return range && title.slice(range.start, range.end);
};

describe('declaredName', () => {
  it.each([
    ['Class HashMap<K,V>', 'HashMap'],
    ['Interface Map.Entry<K, V>', 'Map.Entry'],
    ['Enum Class ElementKind', 'ElementKind'],
    ['Annotation Interface FunctionalInterface', 'FunctionalInterface'],
    ['Package java.util', 'java.util'],
    ['Struct std::vec::Vec', 'Vec'],
    ['Macro std::println', 'println'],
    ['Class: Lamp', 'Lamp'],
    ['module os.path', 'os.path'],
    ['Function std::mem::swap', 'swap'],
    ['Function: swap()', 'swap'],
    ['Macro vec()', 'vec'],
    ['HashMap Class', 'HashMap'],
    ['TreeMap<K,V> Class Reference', 'TreeMap'],
    ['std::vector< T > Class Template Reference', 'vector'],
    ['CWnd Class', 'CWnd'],
    ['Class CWnd', 'CWnd'],
    ['Platform::Collections::Map Class', 'Map'],
    ['POINTER_64 specifier', 'POINTER_64'],
    ['vector class', 'vector'],
    ['pair Structure', 'pair'],
    ['mutex class (C++ Standard Library)', 'mutex'],
    ['break statement', 'break'],
    ['Abstract Class: AbstractStringBuilder<T>', 'AbstractStringBuilder'],
    ['Variable: DEFAULT_OPTIONS', 'DEFAULT_OPTIONS'],
    ['Enumeration: LogLevel', 'LogLevel'],
    ['EntityManager <Driver>', 'EntityManager'],
    ['std::vector<T>', 'vector'],
    ['Page.goto() method', 'Page.goto'],
    ['LaunchOptions.headless property', 'LaunchOptions.headless'],
  ])('is the name in "%s", which is no word', (title, name) => {
    expect(nameOf(title)).toBe(name);
  });

  it.each([
    ['Class Thread', '/java.base/java/lang/Thread.html', 'Thread'],
    ['Class Class<T>', '/java.base/java/lang/Class.html', 'Class'],
    ['Macro vec', '/std/macro.vec.html', 'vec'],
    ['Interface Lamp', '/docs/api/interfaces/Lamp', 'Lamp'],
    ['Interface Lamp', '/docs/api/interfaces/Lamp/index.html', 'Lamp'],
    ['Interface Lamp', '/docs/api/interfaces/Lamp/', 'Lamp'],
    ['Lamp Struct Reference', '/Lamp.html', 'Lamp'],
    ['Enumeration: Direction', '/api/enumerations/Direction', 'Direction'],
    ['Cursor <Entity, Hint>', '/api/core/class/Cursor', 'Cursor'],
  ])('is the word in "%s" where the file is called so: %s', (title, url, name) => {
    expect(nameOf(title, url)).toBe(name);
  });

  it.each([
    ['Class', '/Class.html'],
    ['Class Components', '/class-components'],
    ['Exception Handling', '/guides/exception-handling.html'],
    ['Module Resolution', '/module-resolution/'],
    ['Static Files', '/howto/static-files/index.html'],
    ['User Interface', '/user-interface'],
    ['Folder Structure', '/folder-structure'],
    ['Function declarations', '/function-declarations'],
    ['Mutex Class', '/mutex-class.html'],
    ['the break statement', '/break-statement'],
    ['Class Hierarchy and Members', '/Class.html'],
    ['Uses of Class java.util.HashMap', '/class-use/HashMap.html'],
    ['HashMap', '/HashMap.html'],
    ['Variable: scope', '/variables'],
    ['the <Tabs>', '/tabs'],
    ['Vue.js <script setup>', '/script-setup'],
    ['data property', '/data-property'],
    ['GraphQL method', '/graphql-method'],
    ['Classes HashMap', '/HashMap.html'],
    ['', '/'],
  ])('is none in "%s" of %s', (title, url) => {
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
  ['Class Class', []],
  ['Sounds', []],
  ['', []],
])('"%s" may be written as %j', (heading, expected) => {
  expect(neighbourJoins(heading, analyzer)).toEqual(expected);
});
