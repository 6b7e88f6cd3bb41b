import {expect, test} from 'vitest';
import {apiType as type, indexOf} from '../data/__tests__/apiIndex';
import {instancesOf} from './instances';

const WEATHER = type('Weather', {kind: 'interface'});
const PATH = type('Path');
const GARDEN_SHED = type('GardenShed', {
  ctors: [{params: []}],
  fields: [{name: 'roof', type: 'Weather'}],
  methods: [
    {name: 'weather', params: [], ret: 'Weather'},
    {name: 'weatherAt', params: ['int hour'], ret: 'Weather'},
    {name: 'path', params: [], ret: 'Path'},
    {name: 'title', params: [], ret: 'String'},
  ],
});

test('only interfaces that methods without parameters give are taken for granted', () => {
  const instances = instancesOf(['GardenShed'], indexOf(WEATHER, PATH, GARDEN_SHED));
  expect([...instances]).toEqual([
    ['gardenShed', GARDEN_SHED],
    ['weather', WEATHER],
  ]);
});

test('where two types offer the same name, the last one counts', () => {
  const index = indexOf(WEATHER, PATH, GARDEN_SHED, type('Weather', {type: 'com.other.Weather'}));
  expect(instancesOf(['GardenShed', 'com.other.Weather'], index).get('weather')?.type).toBe(
    'com.other.Weather',
  );
});
