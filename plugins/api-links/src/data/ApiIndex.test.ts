import {expect, test} from 'vitest';
import type {ApiType} from './ApiData';
import {apiMethod as method, apiType as type, indexOf} from './__tests__/apiIndex';
import type {ApiIndex} from './ApiIndex';

const membersOf = (index: ApiIndex, of: ApiType) =>
  index.membersOf(of).map(({owner, name}) => `${owner.name}.${name}`);

const PLANT = type('Plant');
const SHED = type('Shed');
const DOOR = type('Shed.Door', {type: 'org.example.Shed.Door'});

test.each(['Plant', 'Plant[]', 'Plant[][]', 'Plant...', 'Plant<T>', 'Plant<Set<T>>[]'])(
  'The type in %s is found without an import in a class of the same package',
  (written) => {
    expect(indexOf(PLANT, SHED).resolveType(written, SHED)).toBe(PLANT);
  },
);

test('A nested type needs the name of its outer type, except inside that type', () => {
  const user = type('Key', {type: 'com.other.Key', pkg: 'com.other', uses: {Shed: SHED.type}});
  const index = indexOf(SHED, DOOR, user);
  expect(index.resolveType('Door', SHED)).toBe(DOOR);
  expect(index.resolveType('Shed.Door', user)).toBe(DOOR);
  expect(index.resolveType('Door', user)).toBeUndefined();
});

test('Inside its outer type, a nested type takes precedence over imports and types of the package', () => {
  const door = type('Door');
  const shed = type('Shed', {uses: {Door: 'com.other.Door'}});
  const other = type('Door', {type: 'com.other.Door', pkg: 'com.other'});
  expect(indexOf(SHED, door, DOOR).resolveType('Door', SHED)).toBe(DOOR);
  expect(indexOf(shed, DOOR, other).resolveType('Door', shed)).toBe(DOOR);
});

test('A type is found by its qualified name in every package', () => {
  const user = type('Key', {type: 'com.other.Key', pkg: 'com.other'});
  const index = indexOf(SHED, DOOR, user);
  expect(index.resolveType('org.example.Shed.Door[]', user)).toBe(DOOR);
  expect(index.resolveType('org.example.Door', user)).toBeUndefined();
});

test('An import takes precedence over a type of the same name in the package', () => {
  const user = type('Bed', {uses: {Plant: 'com.other.Plant'}});
  expect(indexOf(PLANT, user).resolveType('Plant', user)).toBeUndefined();
});

test('A type has the members of all types that it extends and implements, nearest first', () => {
  const growing = type('Growing', {kind: 'interface', methods: [method('grow')]});
  const plant = type('Plant', {implements: ['Growing'], methods: [method('water')]});
  const rose = type('Rose', {extends: 'Plant', methods: [method('prune')]});
  const index = indexOf(growing, plant, rose);
  expect(membersOf(index, rose)).toEqual(['Rose.prune', 'Plant.water', 'Growing.grow']);
});

test('An overridden method is listed once, next to its inherited overloads', () => {
  const plant = type('Plant', {methods: [method('water', 'int litres'), method('water')]});
  const rose = type('Rose', {extends: 'Plant', methods: [method('water')]});
  expect(membersOf(indexOf(plant, rose), rose)).toEqual(['Rose.water', 'Plant.water']);
});

test('Constructors are not inherited', () => {
  const plant = type('Plant', {ctors: [{params: ['String name']}]});
  const rose = type('Rose', {extends: 'Plant', ctors: [{params: ['int thorns']}]});
  expect(membersOf(indexOf(plant, rose), rose)).toEqual(['Rose.Rose']);
});

test.each([
  [{}, false],
  [{extends: 'Plant'}, false],
  [{implements: ['Serializable', 'Comparable<Rose>', 'Cloneable'], extends: 'Object'}, false],
  [{extends: 'ArrayList<Plant>'}, true],
  [{implements: ['Serializable', 'Runnable']}, true],
  [{extends: 'Plant', implements: ['Growing']}, true],
])('A type with %j inherits members from outside the API: %s', (parents, isTrue) => {
  const growing = type('Growing', {kind: 'interface', implements: ['Iterable<Growing>']});
  const rose = type('Rose', parents);
  expect(indexOf(growing, PLANT, rose).inheritsFromOutside(rose)).toBe(isTrue);
});

test('A member is found by its name in every type that declares it', () => {
  const plant = type('Plant', {methods: [method('water')]});
  const shed = type('Shed', {methods: [method('water'), method('open')]});
  const index = indexOf(plant, shed);
  expect(index.membersNamed('water').map(({owner}) => owner)).toEqual([plant, shed]);
  expect(index.membersNamed('close')).toEqual([]);
});
