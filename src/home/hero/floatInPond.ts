import {burst} from './bits';
import type {Random} from '../../components/figures/Figure/random';
import type {World} from './createWorld';

const BUOYANCY = 860;
const WATER_DRAG = 6;

function nodeAt({landscape: {pond}, surface}: World, x: number): number {
  const share = Math.min(1, Math.max(0, (x - pond.x) / pond.width));
  return Math.round(share * (surface.heights.length - 1));
}

function splash(world: World, speed: number, random: Random): void {
  const {body, surface} = world;
  const middle = nodeAt(world, body.x + body.width / 2);
  for (let node = middle - 2; node <= middle + 2; node += 1) {
    if (node in surface.speeds) surface.speeds[node] = (surface.speeds[node] ?? 0) + speed * 0.45;
  }
  const {pond} = world.landscape;
  const height = surface.heights[middle] ?? 0;
  const x = body.x + body.width / 2;
  burst(world.bits, 'drop', 18, x, pond.y + height - 2, Math.abs(speed), random);
}

export function floatInPond(world: World, seconds: number, random: Random): void {
  const {body, surface, landscape} = world;
  const {pond} = landscape;
  const middle = body.x + body.width / 2;
  const node = nodeAt(world, middle);
  // Halves the wave, because otherwise the box's own splash would throw it out of the water.
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
