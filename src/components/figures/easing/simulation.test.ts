import {expect, test} from 'vitest';
import {progressOf, type RaceOptions, startRace, stepRace} from './simulation';

function progressAfter(steps: number, options: RaceOptions): number {
  const race = startRace();
  for (let step = 0; step < steps; step += 1) stepRace(race, options);
  return progressOf(race, options);
}

test('The progress is the fraction of the duration that has passed', () => {
  const options = {millis: 2000, usePingPong: false};
  expect(progressAfter(0, options)).toBe(0);
  expect(progressAfter(30, options)).toBeCloseTo(0.25, 10);
  expect(progressAfter(119, options)).toBeCloseTo(119 / 120, 10);
});

test('Without ping-pong, the next run starts at 0 again', () => {
  const options = {millis: 1000, usePingPong: false};
  expect(progressAfter(60 + 15, options)).toBeCloseTo(0.25, 1);
});

test('With ping-pong, every second run goes backwards', () => {
  const options = {millis: 1000, usePingPong: true};
  expect(progressAfter(60 + 15, options)).toBeCloseTo(0.75, 1);
  expect(progressAfter(60 + 60 + 15, options)).toBeCloseTo(0.25, 1);
});

test('The progress never leaves 0 to 1, even if the duration becomes shorter during a run', () => {
  const race = startRace();
  for (let step = 0; step < 90; step += 1) stepRace(race, {millis: 2000, usePingPong: true});
  expect(progressOf(race, {millis: 500, usePingPong: true})).toBe(1);
});
