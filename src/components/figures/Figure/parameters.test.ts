import {expect, test} from 'vitest';
import {defaultValues, defineParameters, edgeValues} from './parameters';

const PARAMETERS = defineParameters({
  speed: {kind: 'range', label: 'Speed', min: 1, max: 5, step: 1, value: 2},
  ease: {kind: 'choice', label: 'Ease', choices: ['SINE_IN', 'SINE_OUT'], value: 'SINE_IN'},
  isLooped: {kind: 'toggle', label: 'Loop', value: true},
  seed: {kind: 'seed', label: 'Seed', value: 7},
});
const DEFAULTS = {speed: 2, ease: 'SINE_IN', isLooped: true, seed: 7} as const;

test('The initial values are the defaults of the parameters', () => {
  expect(defaultValues(PARAMETERS)).toEqual(DEFAULTS);
});

test('The edge values are the defaults, and the limits of each control with the others at default', () => {
  expect(edgeValues(PARAMETERS)).toEqual([
    DEFAULTS,
    {...DEFAULTS, speed: 1},
    {...DEFAULTS, speed: 5},
    {...DEFAULTS, ease: 'SINE_IN'},
    {...DEFAULTS, ease: 'SINE_OUT'},
    {...DEFAULTS, isLooped: false},
    {...DEFAULTS, isLooped: true},
    {...DEFAULTS, seed: 8},
  ]);
});
