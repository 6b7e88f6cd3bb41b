import {expect, test} from 'vitest';
import {apiMethod as method, apiType, indexOf} from '../data/__tests__/apiIndex';
import {instancesOf} from './instances';
import {resolveCode} from './resolveCode';

const type: typeof apiType = (name, rest) =>
  apiType(name, {type: `org.example.garden.${name}`, pkg: 'org.example.garden', ...rest});

const index = indexOf(
  type('Garden', {
    kind: 'interface',
    methods: [
      {name: 'weather', params: [], ret: 'Weather'},
      method('png'),
      method('find', 'String name'),
    ],
  }),
  type('Weather', {kind: 'interface', methods: [method('setRain', 'double amount')]}),
  type('Plant', {methods: [method('json')]}),
  type('Plant.Tone', {kind: 'enum', constants: ['WARM_TONE']}),
  type('Plant.WarmTone'),
  type('Odd$Name', {methods: [method('größe')]}),
  type('Blüte'),
  apiType('Rain', {type: 'com.weather.Rain', pkg: 'com.weather', methods: [method('json')]}),
);
const instances = instancesOf(['Garden'], index);

function meant(code: string): string {
  const resolution = resolveCode(code, {index, instances, isKnown: () => false, subjects: []});
  if (resolution.kind !== 'link') return resolution.kind;
  const {target} = resolution;
  if (target.kind === 'type') return target.type.name;
  return target.kind === 'member'
    ? `${target.member.owner.name}.${target.member.name}`
    : target.name;
}

test.each([
  ['Odd$Name.größe()', 'Odd$Name.größe'],
  ['Blüte', 'Blüte'],
  ['org.example.garden.Blüte', 'Blüte'],
  ['Plant$Tone.WARM_TONE', 'Plant.Tone.WARM_TONE'],
])('The name %s, with a non-ASCII letter or a dollar sign, means %s', (code, target) => {
  expect(meant(code)).toBe(target);
});

test.each([
  ['org.example.garden', 'org.example.garden'],
  ['example.garden', 'org.example.garden'],
  ['org.example', 'plain'],
  ['org.example.garden.Plant.json()', 'Plant.json'],
  ['org.example.garden.Plant.Tone.WARM_TONE', 'Plant.Tone.WARM_TONE'],
  ['org.example.garden.Plant.jsn()', 'unknown'],
  ['org.example.plants.Plant', 'unknown'],
  ['com.weathers.Rain', 'plain'],
])('The qualified name %s means %s', (code, target) => {
  expect(meant(code)).toBe(target);
});

test.each([
  ['garden', 'Garden'],
  ['garden.weather()', 'Garden.weather'],
  ['weather', 'Weather'],
  ['weather()', 'Garden.weather'],
  ['weather().setRain(1)', 'Weather.setRain'],
])('If a known variable and a method have the same name, %s means %s', (code, target) => {
  expect(meant(code)).toBe(target);
});

test.each(['Garden.png', 'garden.png', 'Plant.json', 'RosPlant.json', 'a.b.png'])(
  '%s is a file name and is not linked',
  (code) => {
    expect(meant(code)).toBe('plain');
  },
);

test('A name that is also a file extension means a method if it is called', () => {
  expect(meant('Garden.png()')).toBe('Garden.png');
  expect(meant('garden.png()')).toBe('Garden.png');
});

test.each([
  ['Tone', 'plain'],
  ['ColdTone', 'unknown'],
  ['Plants.json()', 'unknown'],
  ['@Plnat', 'unknown'],
  ['Word', 'plain'],
  ['@Word', 'unknown'],
  ['Raim', 'unknown'],
  ['WARM_TONE.name()', 'plain'],
  ['rose.warmTone', 'plain'],
])('The name %s resolves to the kind "%s"', (code, kind) => {
  expect(meant(code)).toBe(kind);
});
