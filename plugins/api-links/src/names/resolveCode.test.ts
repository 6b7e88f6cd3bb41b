import {expect, test} from 'vitest';
import {apiMethod as method, apiType as type, indexOf} from '../data/__tests__/apiIndex';
import type {Resolution} from './Resolution';
import {resolveCode} from './resolveCode';

const index = indexOf(
  type('Colour', {kind: 'enum', constants: ['WHITE']}),
  type('Plant', {methods: [method('name', 'String name'), method('mix', 'Colour a', 'Colour b')]}),
);

const resolved = (code: string): Resolution =>
  resolveCode(code, {index, instances: new Map(), isKnown: () => false, subjects: []});

const unknownIn = (code: string): string | undefined => {
  const resolution = resolved(code);
  return resolution.kind === 'unknown' ? resolution.name : undefined;
};

test('All names in an expression are checked, and the first unknown one is reported', () => {
  expect(unknownIn('a + Colour.WHITE')).toBeUndefined();
  expect(unknownIn('Colour.WHITE + Colour.PINK + Colour.BLUE')).toBe('Colour.PINK');
});

test('In an expression, which can be another language, only members of existing types are checked', () => {
  expect(resolved('SELECT RosePlant.height FROM RoseBed').kind).toBe('plain');
});

test.each(['my-Colour.PINK', 'a/Colour.PINK', 'Colour.PINK/a', '$Colour.PINK', '.Colour.PINK + 1'])(
  'A name inside the longer name in %s is not checked',
  (code) => {
    expect(unknownIn(code)).toBeUndefined();
  },
);

test('Every argument of a call is checked', () => {
  expect(unknownIn('Plant.mix(Colour.WHITE, Colour.PINK)')).toBe('Colour.PINK');
  expect(unknownIn('Plant.mix(a, b).more(Colour.PINK)')).toBe('Colour.PINK');
});

test('An unknown method is reported instead of an unknown name in its arguments', () => {
  expect(unknownIn('Plant.mux(Colour.PINK)')).toBe('Plant.mux');
});

test.each([
  'Plant.name("Colour.PINK")',
  "Plant.name('Colour.PINK')",
  'Plant.name("" + "Colour.PINK" + \'Colour.BLUE\')',
  'a + "Colour.PINK"',
])('Names in string literals are not checked: %s', (code) => {
  expect(unknownIn(code)).toBeUndefined();
});
