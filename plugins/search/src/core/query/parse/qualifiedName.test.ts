import {expect, it} from 'vitest';
import {qualifiedName} from './readSequence';

it.each([
  ['java.util.HashMap', 'HashMap', 'util'],
  [' Thread.sleep ', 'sleep', 'Thread'],
  ['std::vector::push_back()', 'push_back', 'vector'],
  ['engine.graphics().world(', 'world', 'graphics'],
  ['Lamp#switchOn', 'switchOn', 'Lamp'],
  ['Key.SHIFT_LEFT', 'SHIFT_LEFT', 'Key'],
])('The qualified name %s has the name %s and the owner %s', (query, name, owner) => {
  expect(qualifiedName(query)).toEqual({name, owner});
});

it.each([
  ['a call with values', 'Math.max(a, b)'],
  ['a version', '3.33.0'],
  ['an unfinished name', 'java.util.'],
  ['a name without an owner', '.sleep'],
])('A qualified name is not recognized in %s: "%s"', (_, query) => {
  expect(qualifiedName(query)).toBeUndefined();
});

it.each(['a.', 'a', 'a()', '::a'])(
  'A query with very many repetitions of %s is parsed quickly, without a qualified name',
  (part) => {
    expect(qualifiedName(`${part.repeat(50_000)}!`)).toBeUndefined();
  },
);
