import {moveBody, type Body, type Collider} from '../../figures/collisions/collide';
import type {Random} from '../../figures/Figure/random';
import {between} from '../../figures/chance/randomVector';
import {EFFECTS} from '../../figures/particles/effects';
import {
  createParticles,
  type EmitterOptions,
  type ParticlesState,
  stepParticles,
} from '../../figures/particles/simulation';
import {
  createSurface,
  FLUID_DEFAULTS,
  stepSurface,
  type Surface,
} from '../../figures/water/surface';
import {BOX_SIZE, type Landscape} from './landscape';

/** What readers want of the box. */
export interface Wish {
  /** -1 to the left, 1 to the right. */
  readonly move: number;
  readonly jump: boolean;
}

/** A drop or a spark. */
export interface Bit {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  /** Seconds until it is gone. */
  left: number;
  readonly kind: 'drop' | 'spark';
}

export interface World {
  readonly landscape: Landscape;
  readonly colliders: readonly Collider[];
  readonly body: Body;
  isOnGround: boolean;
  isInWater: boolean;
  looksLeft: boolean;
  readonly surface: Surface;
  readonly leaves: ParticlesState;
  readonly bits: Bit[];
  /** For each screw, whether it was found. */
  readonly found: boolean[];
  /** Seconds until found screws come back, once all are found. */
  untilReturn: number;
}

const SPEED = 92;
const ACCELERATION = 700;
const GRAVITY = 430;
const JUMP = 196;
const BUOYANCY = 860;
const WATER_DRAG = 6;
/** Units between two nodes of the pond. */
const NODE_GAP = 3;
const RETURN_SECONDS = 3;
const REACH = 12;

const LEAVES: EmitterOptions = {
  effect: {
    ...EFFECTS.FALLING_LEAVES,
    baseSpeed: {x: -14, y: 12},
    chaos: {speed: 16, interval: 1},
    lifespan: [6, 9],
  },
  interval: 0.28,
  spawnMode: 'AREA',
  limit: 60,
};

export function createWorld(landscape: Landscape, random: Random): World {
  const solid = {friction: 0, bounce: 0};
  const [crown = {x: 0, y: 0, width: 0, height: 0}] = landscape.crown.slice(1);
  const leaves = createParticles(crown);
  for (let step = 0; step < 360; step += 1) stepParticles(leaves, LEAVES, random, 1 / 60);
  const side = (x: number) => ({x, y: -200, width: 40, height: 400, ...solid, isOneWay: false});
  return {
    landscape,
    colliders: [
      ...landscape.ground.map((place) => ({...place, ...solid, isOneWay: false})),
      ...landscape.ledges.map((place) => ({...place, ...solid, isOneWay: true})),
      side(-40),
      side(landscape.width),
    ],
    body: {...landscape.start, width: BOX_SIZE, height: BOX_SIZE, velocityX: 0, velocityY: 0},
    isOnGround: true,
    isInWater: false,
    looksLeft: false,
    surface: createSurface(Math.round(landscape.pond.width / NODE_GAP)),
    leaves,
    bits: [],
    found: landscape.screws.map(() => false),
    untilReturn: RETURN_SECONDS,
  };
}

/** The node of the pond below a place. */
function nodeAt({landscape: {pond}, surface}: World, x: number): number {
  const share = Math.min(1, Math.max(0, (x - pond.x) / pond.width));
  return Math.round(share * (surface.heights.length - 1));
}

function burst(
  world: World,
  kind: Bit['kind'],
  count: number,
  x: number,
  y: number,
  speed: number,
  random: Random,
) {
  for (let made = 0; made < count; made += 1) {
    world.bits.push({
      x: x + between(random, -5, 5),
      y,
      velocityX: between(random, -0.5, 0.5) * speed,
      velocityY: -between(random, 0.3, 1) * speed,
      left: between(random, 0.4, 0.9),
      kind,
    });
  }
}

/** Pushes the water where the box comes in or goes out, and lets drops fly. */
function splash(world: World, speed: number, random: Random): void {
  const {body, surface} = world;
  const middle = nodeAt(world, body.x + body.width / 2);
  for (let node = middle - 2; node <= middle + 2; node += 1) {
    if (node in surface.speeds) surface.speeds[node] = (surface.speeds[node] ?? 0) + speed * 0.45;
  }
  const {pond} = world.landscape;
  const height = surface.heights[middle] ?? 0;
  burst(world, 'drop', 18, body.x + body.width / 2, pond.y + height - 2, Math.abs(speed), random);
}

/** Water carries the box, and the box pushes the water. */
function float(world: World, seconds: number, random: Random): void {
  const {body, surface, landscape} = world;
  const {pond} = landscape;
  const middle = body.x + body.width / 2;
  const node = nodeAt(world, middle);
  // Half of the wave: the box is wider than a node, and its own splash must not throw it out.
  const level = pond.y + (surface.heights[node] ?? 0) / 2;
  const isOver = middle > pond.x && middle < pond.x + pond.width;
  const depth = isOver ? Math.min(1, Math.max(0, (body.y + body.height - level) / body.height)) : 0;
  const isInWater = depth > 0.15;
  if (isInWater !== world.isInWater && Math.abs(body.velocityY) > 45) {
    splash(world, body.velocityY, random);
  }
  world.isInWater = isInWater;
  if (!isInWater) return;
  body.velocityY -= BUOYANCY * depth * seconds;
  body.velocityX -= body.velocityX * WATER_DRAG * seconds;
  body.velocityY -= body.velocityY * WATER_DRAG * seconds;
  surface.speeds[node] = (surface.speeds[node] ?? 0) + Math.abs(body.velocityX) * 0.06;
}

function steer(world: World, {move, jump}: Wish, seconds: number): void {
  const {body} = world;
  const change = ACCELERATION * seconds;
  const wanted = move * SPEED;
  body.velocityX += Math.min(change, Math.max(-change, wanted - body.velocityX));
  if (move !== 0) world.looksLeft = move < 0;
  if (jump && world.isOnGround) body.velocityY = -JUMP;
  else if (jump && world.isInWater && body.velocityY > -40) body.velocityY = -JUMP * 0.9;
  body.velocityY += GRAVITY * seconds;
}

function collide(world: World, seconds: number): void {
  const {body} = world;
  world.isOnGround = false;
  for (const stage of moveBody(body, world.colliders, seconds)) {
    if (stage.kind === 'pushed out' && stage.byY < 0) world.isOnGround = true;
  }
}

function findScrews(world: World, seconds: number, random: Random): void {
  const {body, found, landscape} = world;
  for (const [index, {x, y}] of landscape.screws.entries()) {
    const distance = Math.hypot(x + 3 - body.x - body.width / 2, y + 6 - body.y - body.height / 2);
    if (found[index] || distance > REACH) continue;
    found[index] = true;
    burst(world, 'spark', 14, x + 3, y + 6, 90, random);
  }
  if (!found.every(Boolean)) return;
  world.untilReturn -= seconds;
  if (world.untilReturn > 0) return;
  world.untilReturn = RETURN_SECONDS;
  found.fill(false);
}

function moveBits({bits}: World, seconds: number): void {
  for (const bit of bits) {
    bit.velocityY += GRAVITY * seconds * (bit.kind === 'drop' ? 1 : 0.4);
    bit.x += bit.velocityX * seconds;
    bit.y += bit.velocityY * seconds;
    bit.left -= seconds;
  }
  bits.splice(0, bits.length, ...bits.filter(({left}) => left > 0));
}

/** Moves the whole scene on. */
export function stepWorld(world: World, wish: Wish, random: Random, seconds: number): void {
  const {body, leaves, surface, landscape} = world;
  const before = {x: body.x, y: body.y};
  steer(world, wish, seconds);
  float(world, seconds, random);
  collide(world, seconds);
  findScrews(world, seconds, random);
  moveBits(world, seconds);
  stepSurface(surface, FLUID_DEFAULTS, seconds, landscape.pond.height);
  stepParticles(leaves, LEAVES, random, seconds, {
    x: body.x + body.width / 2,
    y: body.y + body.height / 2,
    velocityX: (body.x - before.x) / seconds,
    velocityY: (body.y - before.y) / seconds,
    range: 50,
  });
}
