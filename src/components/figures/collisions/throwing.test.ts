import {expect, it} from 'vitest';
import {createRandom} from '../Figure/random';
import type {Pointer} from '../Figure/scene';
import {overlaps} from './collide';
import {createThrow, stepThrow, type ThrowOptions, type ThrowState} from './throwing';

const OPTIONS: ThrowOptions = {gravity: 500, bounce: 0.6, friction: 100, isOneWay: true, hold: 0};
const NOWHERE: Pointer = {x: 0, y: 0, isDown: false, isInside: false};

function after(seconds: number, options = OPTIONS, pointer = NOWHERE, seed = 1): ThrowState {
  const state = createThrow(options);
  const random = createRandom(seed);
  for (let step = 0; step < seconds * 60; step += 1) stepThrow(state, options, pointer, random);
  return state;
}

it('The box never leaves the scene and never rests in an obstacle', () => {
  for (const options of [OPTIONS, {...OPTIONS, bounce: 1}, {...OPTIONS, gravity: 0, bounce: 1}]) {
    for (let seconds = 1; seconds < 30; seconds += 3) {
      const {body, colliders} = after(seconds, options);
      expect(body.x).toBeGreaterThanOrEqual(-1);
      expect(body.x + body.width).toBeLessThanOrEqual(641);
      const deep = colliders.filter(
        (collider) =>
          !collider.isOneWay &&
          overlaps(
            {...body, x: body.x + 1, y: body.y + 1, width: body.width - 2, height: body.height - 2},
            collider,
          ),
      );
      expect(deep).toEqual([]);
    }
  }
});

it('While a push is shown, nothing moves', () => {
  const options = {...OPTIONS, hold: 0.5};
  const state = createThrow(options);
  const random = createRandom(1);
  for (let step = 0; !state.shown && step < 600; step += 1)
    stepThrow(state, options, NOWHERE, random);
  const {shown} = state;
  expect(shown).toBeDefined();
  const place = {...state.body};
  for (let step = 0; step < 28; step += 1) stepThrow(state, options, NOWHERE, random);
  expect(state.shown).toBe(shown);
  expect(state.body).toEqual(place);
  expect(shown?.before.x ?? 0).toBeCloseTo(place.x - (shown?.byX ?? 0), 9);
  expect(shown?.before.y ?? 0).toBeCloseTo(place.y - (shown?.byY ?? 0), 9);
  for (let step = 0; step < 4; step += 1) stepThrow(state, options, NOWHERE, random);
  expect(state.body).not.toEqual(place);
});

it('A held box follows the pointer, and keeps its speed when it is released', () => {
  const state = createThrow(OPTIONS);
  const random = createRandom(1);
  const grab: Pointer = {x: 144, y: 64, isDown: true, isInside: true};
  stepThrow(state, OPTIONS, grab, random);
  for (let step = 0; step < 60; step += 1)
    stepThrow(state, OPTIONS, {...grab, x: 300, y: 80}, random);
  expect(state.body.x + 24).toBeCloseTo(300, 0);
  stepThrow(state, OPTIONS, {...grab, x: 330, y: 80}, random);
  stepThrow(state, OPTIONS, {...grab, x: 330, y: 80, isDown: false}, random);
  expect(state.body.velocityX).toBeGreaterThan(100);
});

it('A box that has rested for a while is thrown automatically, and the same seed results in the same throw', () => {
  const place = (seed: number) => {
    const {body} = after(40, {...OPTIONS, bounce: 0, friction: 800}, NOWHERE, seed);
    return [body.x, body.y];
  };
  expect(place(4)).toEqual(place(4));
  expect(place(4)).not.toEqual(place(5));
});
