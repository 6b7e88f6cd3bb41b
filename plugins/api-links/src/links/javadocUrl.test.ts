import {expect, test} from 'vitest';
import {apiType as type, indexOf} from '../data/__tests__/apiIndex';
import {type ApiTarget, javadocUrl} from './javadocUrl';

const ADDRESS = {
  template: 'https://docs.example/{artifact}',
  groupId: 'org.example',
  version: '1',
};

const PLANT = type('Plant');

function anchorOf(parameter: string): string {
  const owner = type('Bed', {
    tparams: ['S', 'Kind extends Plant'],
    methods: [{name: 'add', params: [`${parameter} added`], tparams: ['T'], ret: 'void'}],
    uses: {Map: 'java.util.Map'},
  });
  const index = indexOf(PLANT, owner);
  const [member] = index.membersNamed('add');
  const url = member && javadocUrl({kind: 'member', member}, index, ADDRESS);
  return decodeURI(new URL(url ?? '').hash).slice('#add('.length, -1);
}

test('An anchor contains primitive types unchanged, alone and in arrays', () => {
  for (const type of ['boolean', 'byte', 'char', 'short', 'int', 'long', 'float', 'double'])
    for (const written of [type, `${type}[]...`]) expect(anchorOf(written)).toBe(written);
});

test.each([
  ['Integer', 'java.lang.Integer'],
  ['Printint', 'java.lang.Printint'],
  ['String[][]', 'java.lang.String[][]'],
  ['Map<String, Plant[]>', 'java.util.Map'],
  ['Map.Entry<String, Plant>...', 'java.util.Map.Entry...'],
  ['Thread.State', 'java.lang.Thread.State'],
  ['java.util.Map.Entry', 'java.util.Map.Entry'],
  ['Plant', 'org.example.Plant'],
  ['T', 'T'],
  ['Kind', 'Kind'],
  ['K', 'java.lang.K'],
])('An anchor contains the parameter type %s as %s', (written, name) => {
  expect(anchorOf(written)).toBe(name);
});

test.each([
  ['final int count', 'int'],
  ['@Size(min = 1, max = 2) final Plant plant', 'org.example.Plant'],
  ['final @Named("a) b") @Nullable Plant plant', 'org.example.Plant'],
  ['@org.example.Check(@Inner("(")) int count', 'int'],
  ['String @Nullable [] names', 'java.lang.String[]'],
  ['java.lang.@Nullable String name', 'java.lang.String'],
  ['int counts[]', 'int[]'],
  ['Map<@Nullable String, ? extends Plant>... plants', 'java.util.Map...'],
  ['Map<String, Plant>.Entry<String, Plant> entry', 'java.util.Map.Entry'],
  ['int...counts', 'int...'],
  ['Pot pot', 'org.example.Bed.Pot'],
  ['finalist.Plant plant', 'finalist.Plant'],
])('An anchor contains the type of the parameter "%s" as %s', (declaration, name) => {
  const owner = type('Bed', {
    methods: [
      {name: 'add', params: [declaration], tparams: ['@Nullable T extends Plant'], ret: 'void'},
    ],
    uses: {Map: 'java.util.Map', List: 'java.util.List'},
  });
  const index = indexOf(PLANT, owner, type('Bed.Pot'));
  const [member] = index.membersNamed('add');
  const url = member && javadocUrl({kind: 'member', member}, index, ADDRESS);
  expect(decodeURI(new URL(url ?? '').hash)).toBe(`#add(${name})`);
});

test.each([
  [{}, 'E'],
  [{mods: ['static']}, 'java.lang.E'],
  [{kind: 'record' as const}, 'java.lang.E'],
])(
  'If the inner type is declared with %o, its anchors write the type variable E of the outer class as %s',
  (rest, name) => {
    const methods = [{name: 'add', params: ['E added'], ret: 'void'}];
    const index = indexOf(
      type('Bed', {tparams: ['E extends Plant']}),
      type('Bed.Row', {...rest, methods}),
    );
    const [member] = index.membersNamed('add');
    const url = member && javadocUrl({kind: 'member', member}, index, ADDRESS);
    expect(decodeURI(new URL(url ?? '').hash)).toBe(`#add(${name})`);
  },
);

test('A package links to the JavaDoc of the artifact that contains it', () => {
  const rain = type('Rain', {type: 'com.weather.Rain', pkg: 'com.weather', module: 'weather'});
  const url = javadocUrl({kind: 'package', name: 'com.weather'}, indexOf(PLANT, rain), ADDRESS);
  expect(url).toBe('https://docs.example/weather/com/weather/package-summary.html');
});

test.each<[string, ApiTarget]>([
  ['org/example/Plant.html', {kind: 'type', type: {...PLANT, javaModule: 'org.garden'}}],
  ['org/example/package-summary.html', {kind: 'package', name: 'org.example'}],
])('The page %s of a modular artifact is in the folder of the module', (page, target) => {
  const index = indexOf({...PLANT, javaModule: 'org.garden'});
  expect(javadocUrl(target, index, ADDRESS)).toBe(`https://docs.example/garden/org.garden/${page}`);
});

test('A type without a package links to a page in the root folder of the JavaDoc', () => {
  const plant = type('Plant', {type: 'Plant', pkg: ''});
  const url = javadocUrl({kind: 'type', type: plant}, indexOf(plant), ADDRESS);
  expect(url).toBe('https://docs.example/garden/Plant.html');
});

test('A configured address that ends with a slash gets no second slash', () => {
  const address = {...ADDRESS, template: 'https://docs.example/{artifact}/'};
  expect(javadocUrl({kind: 'type', type: PLANT}, indexOf(PLANT), address)).toBe(
    'https://docs.example/garden/org/example/Plant.html',
  );
});
