import {expect, test} from 'vitest';
import {BUNDLE_ENTRIES} from './bundleEntries';
import {CREATURE} from './creature';
import {easedOf, inputOf, OF_BUNDLE, type ShaderValues, startClock, stepClock} from './simulation';

const VALUES: ShaderValues = {
  shader: 'HURT',
  ease: OF_BUNDLE,
  millis: 2000,
  isHeld: false,
  progress: 0.25,
};

function clockAfter(steps: number) {
  const clock = startClock();
  for (let step = 0; step < steps; step += 1) stepClock(clock);
  return clock;
}

test('All 20 shaders of the bundle exist, and each changes the creature', () => {
  expect(new Set(BUNDLE_ENTRIES.map(({name}) => name)).size).toBe(20);
  for (const {name, shader} of BUNDLE_ENTRIES) {
    expect(shader(CREATURE, 0.3), name).not.toEqual(CREATURE);
  }
});

test('The clock completes one round in the duration', () => {
  expect(inputOf(clockAfter(30), VALUES)).toBeCloseTo(0.25, 8);
  expect(inputOf(clockAfter(150), VALUES)).toBeCloseTo(0.25, 8);
});

test('The progress does not follow the clock while the clock is held', () => {
  expect(inputOf(clockAfter(77), {...VALUES, isHeld: true})).toBe(0.25);
});

test('The ease is that of the bundle unless another one is selected', () => {
  const held = {...VALUES, isHeld: true};
  expect(easedOf(startClock(), held)).toBeCloseTo(0.5, 8);
  expect(easedOf(startClock(), {...held, ease: 'LINEAR_OUT'})).toBeCloseTo(0.75, 8);
});
