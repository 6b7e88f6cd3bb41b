import {expect, test} from 'vitest';
import {apiMethod as method, apiType as type} from './__tests__/apiIndex';
import type {ApiType} from './ApiData';
import {ownMembers} from './ApiMember';

const declared = (owner: ApiType) =>
  ownMembers(owner).map(({kind, name, params, type: value}) => {
    const written = params?.map((parameter) => `${parameter.type} ${parameter.name}`).join(', ');
    return [kind, written === undefined ? name : `${name}(${written})`, value];
  });

test('Declared members of a class have their parameters and return type', () => {
  const plant = type('Plant', {
    ctors: [{params: ['String name', 'Map<String, Integer> care']}],
    fields: [{name: 'height', type: 'double'}],
    methods: [{name: 'bed', params: ['int... rows'], ret: 'Bed'}],
  });
  expect(declared(plant)).toEqual([
    ['field', 'height', 'double'],
    ['constructor', 'Plant(String name, Map<String, Integer> care)', undefined],
    ['method', 'bed(int... rows)', 'Bed'],
  ]);
});

test('An enum has its constants, and the methods that the compiler adds', () => {
  expect(declared(type('Colour', {kind: 'enum', constants: ['RED', 'WHITE']}))).toEqual([
    ['constant', 'RED', 'Colour'],
    ['constant', 'WHITE', 'Colour'],
    ['method', 'values()', 'Colour[]'],
    ['method', 'valueOf(String name)', 'Colour'],
  ]);
});

const RECORD = {kind: 'record', components: ['double width', 'Colour gravel']} as const;

test('A record has the constructor and the accessors that its components imply', () => {
  expect(declared(type('Garden.Path', RECORD))).toEqual([
    ['constructor', 'Path(double width, Colour gravel)', undefined],
    ['method', 'width()', 'double'],
    ['method', 'gravel()', 'Colour'],
  ]);
});

test('A record gets no implied member with the signature of a declared one', () => {
  const path = type('Garden.Path', {
    ...RECORD,
    ctors: [{params: ['double width', 'Colour gravel']}],
    methods: [{name: 'width', params: [], ret: 'double'}, method('gravel', 'int grain')],
  });
  expect(declared(path)).toEqual([
    ['constructor', 'Path(double width, Colour gravel)', undefined],
    ['method', 'width()', 'double'],
    ['method', 'gravel(int grain)', 'void'],
    ['method', 'gravel()', 'Colour'],
  ]);
  expect(declared(type('Garden.Path', {...RECORD, ctors: [{params: ['double width']}]}))).toEqual([
    ['constructor', 'Path(double width)', undefined],
    ['constructor', 'Path(double width, Colour gravel)', undefined],
    ['method', 'width()', 'double'],
    ['method', 'gravel()', 'Colour'],
  ]);
});
