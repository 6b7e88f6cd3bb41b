import {
  type Scene,
  STEP_SECONDS,
  type StepInput,
  type Surface,
} from '../../components/figures/Figure/scene';
import {lookOf} from '../../components/figures/particles/simulation';
import {createWorld, type World} from './createWorld';
import {BOX_SIZE, type Landscape} from './landscape';
import {landscapePatches} from './landscapePatches';
import {ART, boxPatches, depthPatches, type Patch, screwPatches} from './pixelArt';
import {stepWorld, type Wish} from './stepWorld';

const LIGHT_REACH = 120;
/** The box jumps if the pointer is at least this far above it. */
const JUMP_ABOVE = 16;

type NoValues = Readonly<Record<string, never>>;

/** Returns the direction in which the box should move. A pressed pointer overrides the keys. */
function wishOf(world: World, {held, pointer}: StepInput<NoValues>): Wish {
  if (!pointer.isDown) {
    return {move: Number(held.has('right')) - Number(held.has('left')), jump: held.has('jump')};
  }
  const {body} = world;
  const aside = pointer.x - body.x - BOX_SIZE / 2;
  return {
    move: Math.abs(aside) < 3 ? 0 : Math.sign(aside),
    jump: pointer.y < body.y - JUMP_ABOVE,
  };
}

/** Draws patches with their edges on whole pixels, because half-covered pixels would look like seams. */
function drawPatches({context, colors}: Surface, patches: readonly Patch[]): void {
  const {a: scale} = context.getTransform();
  const snap = (place: number): number => Math.round(place * scale) / scale;
  for (const {x, y, width, height, color, opacity = 1} of patches) {
    context.globalAlpha = opacity;
    context.fillStyle = colors[ART[color]];
    const [left, top] = [snap(x), snap(y)];
    context.fillRect(left, top, snap(x + width) - left, snap(y + height) - top);
  }
  context.globalAlpha = 1;
}

function drawLeaves({context, colors}: Surface, {leaves}: World): void {
  context.fillStyle = colors[ART.leaf];
  for (const particle of leaves.particles) {
    const {opacity, spin} = lookOf(particle);
    context.globalAlpha = opacity;
    const width = 1 + Math.abs(spin) * 3;
    context.fillRect(particle.x - width / 2, particle.y - 1, width, 2);
  }
  context.globalAlpha = 1;
}

function drawPond(target: Surface, {surface, landscape: {pond}}: World): void {
  const {context, colors} = target;
  const {heights} = surface;
  const bottom = pond.y + pond.height;
  const rim = new Path2D();
  for (const [node, height] of heights.entries()) {
    rim.lineTo(pond.x + (node / (heights.length - 1)) * pond.width, pond.y + height);
  }
  const water = new Path2D(rim);
  water.lineTo(pond.x + pond.width, bottom);
  water.lineTo(pond.x, bottom);
  context.fillStyle = colors[ART.water];
  context.globalAlpha = 0.72;
  context.fill(water);
  context.globalAlpha = 1;
  drawPatches(target, depthPatches(pond));
  context.strokeStyle = colors[ART.cloud];
  context.lineWidth = 1.5;
  context.stroke(rim);
}

function drawDusk({context, colors}: Surface, {body, landscape}: World): void {
  const [x, y] = [body.x + BOX_SIZE / 2, body.y + BOX_SIZE / 2];
  const light = context.createRadialGradient(x, y, BOX_SIZE * 0.6, x, y, LIGHT_REACH);
  light.addColorStop(0, 'transparent');
  light.addColorStop(1, colors[ART.dusk]);
  context.fillStyle = light;
  context.fillRect(0, 0, landscape.width, landscape.height);
}

export function heroScene(landscape: Landscape): Scene<World, NoValues> {
  const still = landscapePatches(landscape);
  return {
    create: (_, random) => createWorld(landscape, random),
    step: (world, input) => stepWorld(world, wishOf(world, input), input.random, STEP_SECONDS),
    draw(surface, world) {
      const {context, colors} = surface;
      const {body, found, bits} = world;
      drawPatches(surface, still);
      for (const [index, {x, y}] of landscape.screws.entries()) {
        if (!found[index]) drawPatches(surface, screwPatches(x, y));
      }
      drawLeaves(surface, world);
      drawPatches(surface, boxPatches(body.x, body.y, world.looksLeft));
      drawPond(surface, world);
      for (const {x, y, kind} of bits) {
        context.fillStyle = colors[kind === 'drop' ? ART.cloud : ART.box];
        context.fillRect(x, y, 2, 2);
      }
      drawDusk(surface, world);
    },
    describe: ({found, isInWater}) =>
      [
        'A smiling box in a landscape of pixels at dusk, with a pond and a tree that loses its leaves.',
        `${found.filter(Boolean).length} of ${found.length} screws found.`,
        `The box ${isInWater ? 'swims' : 'is on dry ground'}.`,
      ].join(' '),
  };
}
