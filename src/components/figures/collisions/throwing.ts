import {randomVector} from '../chance/randomVector';
import type {Random} from '../Figure/random';
import {type Pointer, STEP_SECONDS} from '../Figure/scene';
import {type Body, type Collider, moveBody, type Stage} from './collide';
import {type Box, contains} from './separation';

export interface ThrowOptions {
  readonly gravity: number;
  readonly bounce: number;
  readonly friction: number;
  readonly isOneWay: boolean;
  /** Seconds for which each push is shown; 0 if pushes are not shown. */
  readonly hold: number;
}

export interface Shown {
  readonly before: Box;
  readonly collider: number;
  readonly byX: number;
  readonly byY: number;
  left: number;
}

export interface ThrowState {
  readonly body: Body;
  readonly colliders: Collider[];
  pending: Generator<Stage, void, void> | undefined;
  shown: Shown | undefined;
  pushes: number;
  held: {readonly x: number; readonly y: number} | undefined;
  wasDown: boolean;
  /** Seconds for which the body has not moved. */
  rest: number;
}

/** Minimum length of a push that is shown. Gravity causes shorter pushes in every frame. */
const LEAST_PUSH = 1.5;
const BODY = {x: 120, y: 40, width: 48, height: 48};
/** Seconds after which a resting body is thrown automatically. */
const PATIENCE = 2.5;
const THROW_SPEED = 520;
const LEDGE = 3;
const PLACES: readonly Box[] = [
  {x: -60, y: 320, width: 760, height: 80},
  {x: -60, y: -60, width: 60, height: 460},
  {x: 640, y: -60, width: 60, height: 460},
  {x: 110, y: 212, width: 140, height: 16},
  {x: 320, y: 250, width: 70, height: 70},
  {x: 390, y: 180, width: 90, height: 140},
  {x: 540, y: 272, width: 100, height: 48},
  {x: -60, y: -60, width: 760, height: 60},
];

export function createThrow(options: ThrowOptions): ThrowState {
  const colliders = PLACES.map((place) => ({...place, friction: 0, bounce: 0, isOneWay: false}));
  const state: ThrowState = {
    body: {...BODY, velocityX: 110, velocityY: -60},
    colliders,
    pending: undefined,
    shown: undefined,
    pushes: 0,
    held: undefined,
    wasDown: false,
    rest: 0,
  };
  adjust(state, options);
  return state;
}

function adjust({colliders}: ThrowState, {bounce, friction, isOneWay}: ThrowOptions): void {
  for (const [index, collider] of colliders.entries()) {
    colliders[index] = {...collider, bounce, friction, isOneWay: index === LEDGE && isOneWay};
  }
}

export const isOnBody = ({body}: ThrowState, x: number, y: number): boolean => contains(body, x, y);

/**
 * Moves a held body toward the pointer, at most at the bodies' maximum speed, so that it never skips through a
 * collider.
 */
function follow(state: ThrowState, {x, y, isDown}: Pointer): void {
  const {body} = state;
  if (isDown && !state.wasDown && isOnBody(state, x, y)) {
    state.held = {x: x - body.x, y: y - body.y};
  }
  state.wasDown = isDown;
  if (!isDown) state.held = undefined;
  if (!state.held) return;
  body.velocityX = (x - state.held.x - body.x) * 12;
  body.velocityY = (y - state.held.y - body.y) * 12;
}

function resolve(state: ThrowState, stages: Generator<Stage, void, void>, hold: number): void {
  const {body} = state;
  let before = {...body};
  for (let stage = stages.next(); !stage.done; stage = stages.next()) {
    if (stage.value.kind === 'pushed out') {
      const {collider, byX, byY} = stage.value;
      state.pushes += 1;
      if (hold > 0 && !state.held && Math.hypot(byX, byY) > LEAST_PUSH) {
        state.shown = {before, collider, byX, byY, left: hold};
        state.pending = stages;
        return;
      }
    }
    before = {...body};
  }
  state.pending = undefined;
}

/** Runs one step: a frame of the engine, or part of a pause in which a push is shown. */
export function stepThrow(
  state: ThrowState,
  options: ThrowOptions,
  pointer: Pointer,
  random: Random,
): void {
  const {body} = state;
  adjust(state, options);
  follow(state, pointer);
  if (state.shown && !state.held) {
    state.shown.left -= STEP_SECONDS;
    if (state.shown.left > 0) return;
  }
  state.shown = undefined;
  if (state.pending) {
    resolve(state, state.pending, options.hold);
    return;
  }
  const from = {x: body.x, y: body.y};
  if (!state.held) body.velocityY += options.gravity * STEP_SECONDS;
  resolve(state, moveBody(body, state.colliders, STEP_SECONDS), options.hold);
  const hasMoved = Math.hypot(body.x - from.x, body.y - from.y) > 0.25;
  state.rest = hasMoved || state.held ? 0 : state.rest + STEP_SECONDS;
  if (state.rest < PATIENCE) return;
  state.rest = 0;
  const {x, y} = randomVector(random, THROW_SPEED);
  body.velocityX = x;
  body.velocityY = -Math.abs(y);
}
