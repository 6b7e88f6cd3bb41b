import {createGrip, type Grip, updateGrip} from '../Figure/grip';
import {type Pointer, STEP_SECONDS} from '../Figure/scene';
import {createSurface, type FluidOptions, stepSurface, type Surface} from './surface';

export const POOL = {width: 480, top: 120, height: 150};
const GRAVITY = 500;

/** Defaults of `FluidInteractionComponent`, `FloatComponent` and `FloatRotationComponent`. */
const INTERACTION = {threshold: 30, yModifier: 1.5, xModifier: 0.75};
const VERTICAL_FRICTION = 300;
const HORIZONTAL_FRICTION = 150;
const ROTATION_SPEED = 6;
/** Factor for the speed at which a held box follows the pointer, and the engine's `maxVelocity`. */
const FOLLOW = 14;
const MAX_SPEED = 1000;
const MOST_BOXES = 6;
const DROPPED_SIZE = 30;

/** A floating box: center, speed, size, and the angle of its image in radians. */
export interface Box {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  readonly size: number;
  angle: number;
  isFloating: boolean;
}

export interface Water {
  readonly surface: Surface;
  readonly boxes: Box[];
  readonly grip: Grip;
}

export interface WaterOptions extends FluidOptions {
  readonly buoyancy: number;
  /** Fraction of a resting box that is below the surface. */
  readonly dive: number;
}

function box(x: number, y: number, size: number): Box {
  return {x, y, speedX: 0, speedY: 0, size, angle: 0, isFloating: false};
}

export function createWater(nodeCount: number): Water {
  const boxes = [box(120, 70, 36), box(250, 20, 28), box(370, 95, 44)];
  return {surface: createSurface(nodeCount), boxes, grip: createGrip()};
}

export function boxAt({boxes}: Water, x: number, y: number): number | undefined {
  const hits = boxes.map(
    (candidate) =>
      Math.max(Math.abs(candidate.x - x), Math.abs(candidate.y - y)) <= candidate.size * 0.6,
  );
  const index = hits.lastIndexOf(true);
  return index < 0 ? undefined : index;
}

const gapOf = ({heights}: Surface): number => POOL.width / (heights.length - 1);

/** Returns height and slope of the surface at a position, interpolated between the two nearest nodes. */
function waveAt(surface: Surface, x: number): {readonly y: number; readonly slope: number} {
  const gap = gapOf(surface);
  const node = Math.min(surface.heights.length - 2, Math.max(0, Math.floor(x / gap)));
  const left = surface.heights[node] ?? 0;
  const right = surface.heights[node + 1] ?? 0;
  const slope = (right - left) / gap;
  return {y: POOL.top + left + slope * (x - node * gap), slope};
}

function braking(speed: number, friction: number): number {
  return -Math.sign(speed) * Math.min(Math.abs(speed), friction * STEP_SECONDS);
}

/** `FloatSystem`: lifts a box that is too deep, and slows down its movement. */
function float(target: Box, surface: Surface, {buoyancy, dive}: WaterOptions): void {
  const wave = waveAt(surface, target.x);
  const depth = target.y + target.size / 2 - dive * target.size - wave.y;
  target.isFloating = Math.abs(depth) < target.size / 2;
  if (depth > 0) {
    const lift = (buoyancy + GRAVITY) * STEP_SECONDS;
    target.speedX += braking(target.speedX, HORIZONTAL_FRICTION);
    target.speedY += braking(target.speedY, VERTICAL_FRICTION) - lift;
  }
  const slope = target.isFloating ? Math.atan(wave.slope) : 0;
  target.angle += (slope - target.angle) * Math.min(1, STEP_SECONDS * ROTATION_SPEED);
}

/** `FluidInteractionSystem`: pushes the nodes under a box if the box is fast enough. */
function disturb(surface: Surface, {x, y, size, speedX, speedY}: Box): void {
  const {threshold, xModifier, yModifier} = INTERACTION;
  const irritation = Math.abs(speedX * xModifier) + Math.abs(speedY * yModifier);
  if (irritation <= threshold || y + size / 2 <= POOL.top) return;
  const gap = gapOf(surface);
  for (const [node, height] of surface.heights.entries()) {
    const isUnder =
      Math.abs(node * gap - x) < (size + gap) / 2 &&
      Math.abs(POOL.top + height - y) < (size + 1) / 2;
    if (isUnder) surface.speeds[node] = (surface.speeds[node] ?? 0) + irritation * STEP_SECONDS;
  }
}

function move(target: Box): void {
  const half = target.size / 2;
  const fast = Math.max(1, Math.hypot(target.speedX, target.speedY) / MAX_SPEED);
  const x = target.x + (target.speedX / fast) * STEP_SECONDS;
  const y = target.y + (target.speedY / fast) * STEP_SECONDS;
  target.x = Math.min(POOL.width - half, Math.max(half, x));
  target.y = Math.min(POOL.top + POOL.height - half, y);
  if (target.x !== x) target.speedX = 0;
  if (target.y !== y) target.speedY = 0;
}

export function stepWater(water: Water, options: WaterOptions, pointer: Pointer): void {
  const {surface, boxes, grip} = water;
  const isPress = updateGrip(grip, pointer, (x, y) => boxAt(water, x, y));
  if (isPress && grip.held === undefined) {
    if (boxes.length >= MOST_BOXES) boxes.shift();
    boxes.push(box(pointer.x, pointer.y, DROPPED_SIZE));
  }
  for (const [index, target] of boxes.entries()) {
    if (index === grip.held) {
      target.speedX = (pointer.x - target.x) * FOLLOW;
      target.speedY = (pointer.y - target.y) * FOLLOW;
    } else {
      target.speedY += GRAVITY * STEP_SECONDS;
    }
    move(target);
  }
  stepSurface(surface, options, STEP_SECONDS, POOL.height);
  for (const target of boxes) disturb(surface, target);
  for (const [index, target] of boxes.entries()) {
    if (index !== grip.held) float(target, surface, options);
  }
}
