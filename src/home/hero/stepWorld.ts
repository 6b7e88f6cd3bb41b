import {moveBody} from '../../components/figures/collisions/collide';
import type {Random} from '../../components/figures/Figure/random';
import {stepParticles} from '../../components/figures/particles/simulation';
import {FLUID_DEFAULTS, stepSurface} from '../../components/figures/water/surface';
import {burst, GRAVITY, moveBits} from './bits';
import {LEAVES, RETURN_SECONDS, type World} from './createWorld';
import {floatInPond} from './floatInPond';

export interface Wish {
  readonly move: number;
  readonly jump: boolean;
}

const SPEED = 92;
const ACCELERATION = 700;
const JUMP = 196;
const REACH = 12;

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
    burst(world.bits, 'spark', 14, x + 3, y + 6, 90, random);
  }
  if (!found.every(Boolean)) return;
  world.untilReturn -= seconds;
  if (world.untilReturn > 0) return;
  world.untilReturn = RETURN_SECONDS;
  found.fill(false);
}

export function stepWorld(world: World, wish: Wish, random: Random, seconds: number): void {
  const {body, leaves, surface, landscape} = world;
  const before = {x: body.x, y: body.y};
  steer(world, wish, seconds);
  floatInPond(world, seconds, random);
  collide(world, seconds);
  findScrews(world, seconds, random);
  moveBits(world.bits, seconds);
  stepSurface(surface, FLUID_DEFAULTS, seconds, landscape.pond.height);
  stepParticles(leaves, LEAVES, random, seconds, {
    x: body.x + body.width / 2,
    y: body.y + body.height / 2,
    velocityX: (body.x - before.x) / seconds,
    velocityY: (body.y - before.y) / seconds,
    range: 50,
  });
}
