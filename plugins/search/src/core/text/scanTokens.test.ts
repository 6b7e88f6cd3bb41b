import {describe, expect, it} from 'vitest';
import {scanTokens} from './scanTokens';

const tokens = (text: string): string[] => {
  const found: string[] = [];
  scanTokens(text, (start, end) => found.push(text.slice(start, end)));
  return found;
};

describe('Scanning tokens', () => {
  it.each([
    ['words', 'Play sounds, now!', ['Play', 'sounds', 'now']],
    ['names with dots and calls', 'use screwBox.mouse().x', ['use', 'screwBox.mouse', 'x']],
    ['qualified names', 'std::vector<int>', ['std::vector', 'int']],
    ['paths', 'see /docs/core-modules/', ['see', 'docs/core-modules']],
    ['versions', 'since 3.17.0.', ['since', '3.17.0']],
    ['apostrophes', 'don’t, page’s', ['don’t', 'page’s']],
    ['a name separate from the next one after three symbols', 'one...two', ['one', 'two']],
    ['names that end in symbols', 'C++, C# and C++17', ['C++', 'C#', 'and', 'C', '17']],
    [
      'names of one letter and an asterisk',
      'A*, 2*3 and char* c',
      ['A*', '2', '3', 'and', 'char', 'c'],
    ],
    [
      'names of operators',
      'operator==(a) X::operator->* operator() operator<int> operator: operators+',
      [
        'operator==',
        'a',
        'X::operator->*',
        'operator()',
        'operator',
        'int',
        'operator',
        'operators',
      ],
    ],
    ['a number sign after a long word as punctuation', 'sharp#', ['sharp']],
    ['private names without their underscore', '_index', ['index']],
    ['symbols between spaces', 'a && b ?? c', ['a', '&&', 'b', '??', 'c']],
    ['no horizontal rules', '===== text =====', ['text']],
    ['no lone connector', 'a - b . c', ['a', 'b', 'c']],
    ['pictographs as words', 'hello 😀 world', ['hello', '😀', 'world']],
    ['symbols as words', 'File→Save ✅ 5€ ⚠️x', ['File', '→', 'Save', '✅', '5', '€', '⚠️', 'x']],
    ['no box drawings', '├── src │ └─ ⠿ ███', ['src']],
    ['names with ampersands', "AT&T's R&D, a && b", ["AT&T's", 'R&D', 'a', '&&', 'b']],
    ['no ampersands next to digits', '1&2 &c d&', ['1', '2', 'c', 'd']],
    ['letters that are joined by a sign', 'می\u200cشود क\u200dष', ['می\u200cشود', 'क\u200dष']],
    ['other scripts', 'Größe東京 мир', ['Größe', '東京', 'мир']],
    ['nothing', ' \n\t', []],
  ])('finds %s', (_, text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });
});
