import {expect, test} from 'vitest';
import {apiType as type, indexOf} from '../data/__tests__/apiIndex';
import {isInherited} from './isInherited';

const PLANT = type('Plant', {implements: ['Serializable', 'Comparable<Plant>']});
const ROSE = type('Rose', {extends: 'Plant'});
const SIZED = type('Sized', {kind: 'interface', extends: 'Comparable<Sized>'});
const SHED = type('Shed', {implements: ['ComparableShed']});
const COMPARABLE_SHED = type('ComparableShed', {kind: 'interface'});
const COLOUR = type('Colour', {kind: 'enum'});

test.each([
  ['a comparable type has', true, PLANT],
  ['a subtype of one has', true, ROSE],
  ['an interface that extends Comparable has', true, SIZED],
  ['an enum has', true, COLOUR],
  ['a type whose interface is only called like that does not have', false, SHED],
])('%s compareTo from Java', (_, isTrue, owner) => {
  const index = indexOf(PLANT, ROSE, SIZED, SHED, COMPARABLE_SHED, COLOUR);
  expect(isInherited('compareTo', owner, index)).toBe(isTrue);
  expect(isInherited('water', owner, index)).toBe(false);
});

test.each(['compareTo', 'describeConstable', 'getDeclaringClass', 'name', 'ordinal'])(
  'every enum has %s',
  (name) => {
    expect(isInherited(name, COLOUR, indexOf(COLOUR, SHED))).toBe(true);
    expect(isInherited(name, SHED, indexOf(COLOUR, SHED, COMPARABLE_SHED))).toBe(false);
  },
);

test.each([
  ['wait', [0, 1, 2]],
  ['equals', [1]],
  ['hashCode', [0]],
  ['valueOf', [2]],
  ['compareTo', [1]],
])('an enum has %s from Java with %j parameters', (name, counts) => {
  const has = [0, 1, 2, 3].filter((count) => isInherited(name, COLOUR, indexOf(COLOUR), count));
  expect(has).toEqual(counts);
});
