import {expect, test} from 'vitest';
import {apiMethod as method, apiType as type, indexOf} from '../data/__tests__/apiIndex';
import type {Resolution} from './Resolution';
import {resolveCode} from './resolveCode';

const BED = type('Bed', {
  ctors: [{params: ['int rows']}],
  fields: [{name: 'size', type: 'int'}],
  methods: [
    method('size'),
    method('plant', 'Set<Plant> plants', 'int row'),
    method('plant', 'Map<Plant, Integer> plants', 'boolean isDeep'),
    method('plant', 'Plant first', 'Plant... others'),
    method('plant', 'Plant first', 'Plant second', 'int row'),
    method('water', 'int litres', 'int row'),
    method('water', 'int litres', 'boolean isDeep'),
    method('water'),
    method('sow', 'Seed... seeds'),
    method('sow', 'Seed seed'),
    method('dig', 'String tool'),
    method('dig', 'Plant around'),
    method('dig', 'List<Plant> around'),
    method('dig', 'Map.Entry<Plant, Integer>[] around'),
    method('turn', 'String tool'),
    method('turn', 'Map<Plant, List<Plant>> around'),
    method('equals', 'Object other'),
    {name: 'rows', params: [], ret: 'Bed[]'},
    {name: 'next', params: [], ret: 'Bed'},
  ],
  uses: {List: 'java.util.List', Map: 'java.util.Map'},
});
const PLANT = type('Plant');
const POT = type('Pot', {methods: [method('fill', 'int litres')]});
const BOWL = type('Bowl', {methods: [method('fill', 'int litres')]});
const HANDLE = type('Pot.Handle', {type: 'org.example.Pot.Handle'});
const GARDENER = type('Gardener', {kind: 'interface'});
const COLOUR = type('Colour', {kind: 'enum', constants: ['RED']});
const index = indexOf(BED, PLANT, POT, BOWL, HANDLE, GARDENER, COLOUR);

const resolved = (code: string, within = index): Resolution =>
  resolveCode(code, {index: within, instances: new Map(), isKnown: () => false, subjects: []});

function meant(code: string): string {
  const resolution = resolved(code);
  if (resolution.kind !== 'link') return JSON.stringify(resolution);
  const {target} = resolution;
  if (target.kind !== 'member') return target.kind === 'type' ? target.type.name : target.name;
  const {kind, params} = target.member;
  return params ? params.map(({type: written}) => written).join('; ') : kind;
}

test.each([
  ['Bed.plant(Set<Plant>, int)', 'Set<Plant>; int'],
  ['Bed.plant(Map<Plant, Integer>, boolean)', 'Map<Plant, Integer>; boolean'],
  ['Bed.plant(Set, boolean)', 'Set<Plant>; int'],
  ['Bed.plant(Plant, Plant...)', 'Plant; Plant...'],
  ['Bed.plant(..., 1, 2)', 'Plant; Plant; int'],
  ['Bed.dig(java.lang.String)', 'String'],
  ['Bed.dig(org.example.Plant)', 'Plant'],
  ['Bed.dig(java.util.List<org.example.Plant>)', 'List<Plant>'],
  ['Bed.dig(java.util.Map.Entry[])', 'Map.Entry<Plant, Integer>[]'],
  ['Bed.dig(com.other.Plant)', 'String'],
  ['Bed.water()', ''],
  ['Bed.sow(a)', 'Seed'],
  ['Bed.sow(a, b)', 'Seed...'],
  ['Bed.plant(a, b)', 'Set<Plant>; int'],
  ['Bed.plant(a, b, 1)', 'Plant; Plant; int'],
  ['Bed.plant(...)', 'Set<Plant>; int'],
  ['Bed.plant', 'Set<Plant>; int'],
  ['Bed.size', 'field'],
])('%s means the overload with the parameters "%s"', (code, parameters) => {
  expect(meant(code)).toBe(parameters);
});

test.each([
  ['new Gardener()', 'Gardener'],
  ['new Bed(3)', 'int'],
  ['Bed::new', 'int'],
  ['Bed.class', 'Bed'],
  ['Pot.Handle', 'Pot.Handle'],
])('%s links to %s', (code, target) => {
  expect(meant(code)).toBe(target);
});

test('Every type has the methods of java.lang.Object, but declared methods take precedence', () => {
  expect(resolved('Bed.hashCode()').kind).toBe('plain');
  expect(resolved('Bed.equals(a)').kind).toBe('link');
  expect(resolved('Bed.equals(a, b)')).toMatchObject({closest: ['equals(Object other)']});
});

test.each([
  ['an enum', 'Colour.valueOf(Colour.class, "RED")', 'Colour.valueOf(a, b, c)'],
  ['any class', 'Door.wait(100)', 'Door.wait(100, 5, unit)'],
  ['any class', 'Door.equals(other)', 'Door.equals(a, b, c)'],
  ['a comparable type', 'Door.compareTo(other)', 'Door.compareTo(a, b, c)'],
])(
  'A declared overload does not hide the one that %s inherits from Java: %s exists, but not %s',
  (_, inherited, unknown) => {
    const own = (name: string, parameter: string) => method(name, parameter, 'boolean isStrict');
    const door = type('Door', {
      implements: ['Comparable<Door>'],
      methods: [
        own('equals', 'Door other'),
        own('compareTo', 'Door other'),
        method('wait', 'String a', 'Door b', 'int c', 'int d'),
      ],
    });
    const within = indexOf(door, COLOUR);
    expect(resolved(inherited, within).kind).toBe('plain');
    expect(resolved(unknown, within).kind).toBe('unknown');
  },
);

test('A type can inherit an overload from outside the API, but no constructor', () => {
  const rest = {ctors: [{params: []}], methods: [method('add', 'Plant plant')]};
  const within = indexOf(
    type('PlantList', {extends: 'ArrayList<Plant>', ...rest}),
    type('RoseList', {extends: 'PlantList', ...rest}),
    type('Plants', rest),
  );
  for (const list of ['PlantList', 'RoseList']) {
    expect(resolved(`${list}.add(rose)`, within).kind).toBe('link');
    expect(resolved(`${list}.add(0, rose)`, within).kind).toBe('plain');
    expect(resolved(`new ${list}(0, 1)`, within).kind).toBe('unknown');
  }
  expect(resolved('Plants.add(0, rose)', within).kind).toBe('unknown');
});

test.each(['new Colour()', 'Bed.class()', 'Bed.new(1)', 'Pot.Handle()', 'Bed.Bed', 'Bed.Bed(1)'])(
  '%s is reported as unknown',
  (code) => {
    expect(resolved(code).kind).toBe('unknown');
  },
);

test('A chain of calls is checked up to the first array', () => {
  expect(resolved('Bed.rows().length').kind).toBe('link');
  expect(resolved('Bed.rows().foo()').kind).toBe('link');
  expect(resolved('Bed.next().foo()').kind).toBe('unknown');
});

test('Arguments that no overload accepts are reported with the overloads', () => {
  expect(resolved('Pot.fill(a, "b")')).toEqual({
    kind: 'unknown',
    name: 'Pot.fill(a, "b")',
    closest: ['fill(int litres)'],
  });
  expect(resolved('new Bed()')).toMatchObject({kind: 'link'});
  expect(resolved('new Bed(1, 2)')).toMatchObject({
    name: 'Bed.Bed(1, 2)',
    closest: ['Bed(int rows)'],
  });
});

test('An unknown member without similar names is reported with all members of its type if there are at most 12', () => {
  const methods = (count: number) =>
    Array.from({length: count}, (_, number) => method(`growTall${number}`));
  const few = indexOf(type('Pot', {methods: methods(12)}));
  const many = indexOf(type('Pot', {methods: methods(13)}));
  expect(resolved('Pot.x()', few)).toMatchObject({
    closest: methods(12).map(({name}) => name),
  });
  expect(resolved('Pot.x()', many)).toMatchObject({kind: 'unknown', closest: []});
});

test('The suggestions for an unknown member contain each overloaded method once', () => {
  const overloads = [method('growTall'), method('growTall', 'int days')];
  const within = indexOf(type('Pot', {methods: [...overloads, method('shrink')]}));
  expect(resolved('Pot.x()', within)).toMatchObject({closest: ['growTall', 'shrink']});
});

test('At most four suggestions are listed: first similar members, then members of other types with the same name', () => {
  const others = ['A', 'B', 'C', 'D'].map((name) => type(name, {methods: [method('pour')]}));
  const within = indexOf(type('Pot', {methods: [method('poor')]}), ...others);
  expect(resolved('Pot.pour()', within)).toMatchObject({
    closest: ['Pot.poor', 'A.pour', 'B.pour', 'C.pour'],
  });
});
