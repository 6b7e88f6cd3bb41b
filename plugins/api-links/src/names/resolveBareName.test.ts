import {expect, test} from 'vitest';
import {apiMethod as method, apiType as type, indexOf} from '../data/__tests__/apiIndex';
import type {NameContext} from './NameContext';
import type {Resolution} from './Resolution';
import {resolveCode} from './resolveCode';

const PLANT = type('Plant', {
  ctors: [{params: []}],
  fields: [{name: 'waterPerDay', type: 'double'}],
  methods: [method('water'), method('water', 'int litres'), method('growTall')],
});
const POOL = type('Pool', {
  fields: [{name: 'DEPTH', type: 'int'}],
  methods: [method('water'), method('drain', 'int litres'), method('waterPerHour')],
});
const COLOUR = type('Colour', {kind: 'enum', constants: ['DARK_RED', 'DEPTH']});
const index = indexOf(PLANT, POOL, COLOUR);

function resolved(code: string, rest: Partial<NameContext> = {}): Resolution {
  const context = {index, instances: new Map(), isKnown: () => false, subjects: [], ...rest};
  return resolveCode(code, context);
}

function linked(code: string, rest?: Partial<NameContext>): string {
  const resolution = resolved(code, rest);
  return resolution.kind === 'link' && resolution.target.kind === 'member'
    ? `${resolution.target.member.owner.name}.${resolution.target.member.name}`
    : resolution.kind;
}

test('A member without a type is linked if only one type has members with this name', () => {
  expect(linked('growTall()')).toBe('Plant.growTall');
  expect(linked('drain(3)')).toBe('Pool.drain');
  expect(linked('DARK_RED')).toBe('Colour.DARK_RED');
  expect(linked('waterPerDay')).toBe('Plant.waterPerDay');
});

test('A member of several types is not linked, unless the page is about one of them', () => {
  expect(linked('water()')).toBe('plain');
  expect(linked('DEPTH')).toBe('plain');
  expect(linked('water()', {subjects: [POOL]})).toBe('Pool.water');
  expect(linked('water()', {subjects: [COLOUR, PLANT, POOL]})).toBe('Plant.water');
  expect(linked('DEPTH', {subjects: [POOL]})).toBe('Pool.DEPTH');
});

test('A call skips subjects of the page that have no matching overload', () => {
  expect(linked('water(3)', {subjects: [POOL, PLANT]})).toBe('Plant.water');
});

test('A call never matches a field, and a call in a chain never matches a constructor', () => {
  expect(resolved('Plant()').kind).toBe('link');
  expect(linked('make.Plant()')).toBe('unknown');
  expect(linked('waterPerDay()')).toBe('unknown');
});

test('A single lower-case word only links to a member of a subject of the page', () => {
  expect(linked('water')).toBe('plain');
  expect(linked('water', {subjects: [POOL]})).toBe('Pool.water');
});

test('A misspelled constant or variable is reported with similar names of the same kind', () => {
  expect(resolved('DARK_RAD')).toMatchObject({kind: 'unknown', closest: ['DARK_RED']});
  expect(resolved('waterPerDey')).toMatchObject({closest: ['waterPerDay', 'waterPerHour']});
  expect(resolved('waterPerHourr')).toMatchObject({closest: ['waterPerHour', 'waterPerDay']});
  expect(linked('wster')).toBe('plain');
});

test('A name that is known on the page is not reported as misspelled', () => {
  for (const code of ['DARK_RAD', 'waterPerDey', 'growTal()', 'plant.growTal()']) {
    expect(linked(code)).toBe('unknown');
    expect(linked(code, {isKnown: (name) => code.includes(name)})).toBe('plain');
  }
});

test('Arguments that no method accepts are reported with the existing overloads', () => {
  expect(resolved('water(1, 2)')).toEqual({
    kind: 'unknown',
    name: 'water(1, 2)',
    closest: ['Plant.water()', 'Plant.water(int litres)', 'Pool.water()'],
  });
  const types = ['A', 'B', 'C', 'D', 'E'].map((name) => type(name, {methods: [method('dig')]}));
  expect(resolved('dig(1)', {index: indexOf(...types)})).toMatchObject({
    closest: ['A.dig()', 'B.dig()', 'C.dig()', 'D.dig()'],
  });
});

test('Unknown arguments are not reported if the type can inherit an overload from outside the API', () => {
  const list = type('PlantList', {extends: 'ArrayList<Plant>', methods: [method('plant')]});
  expect(resolved('plant(1)', {index: indexOf(PLANT, list)}).kind).toBe('plain');
});
