import type {Box} from '../../components/figures/collisions/separation';
import {createRandom, type Random} from '../../components/figures/Figure/random';
import {GROUND, type Landscape, type Place} from './landscape';
import {type ArtColor, patch, type Patch} from './pixelArt';

const COLUMN = 4;

const steps = (count: number): number[] => Array.from({length: count}, (_, at) => at);
const between = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from));

/** Returns the rows of a disc. Each row is two units high. */
function disc({x, y}: Place, radius: number, color: ArtColor, opacity: number): Patch[] {
  return steps(radius).map((row) => {
    const half = Math.round(Math.sqrt(radius ** 2 - (2 * row + 1 - radius) ** 2));
    return patch(x - half, y - radius + 2 * row, 2 * half, 2, color, opacity);
  });
}

function sky({width, height, sun, starsFrom}: Landscape, random: Random): Patch[] {
  const hill = (top: (x: number) => number, color: ArtColor, opacity: number): Patch[] =>
    steps(Math.ceil(width / COLUMN)).map((column) => {
      const y = 2 * Math.round(top(column * COLUMN) / 2);
      return patch(column * COLUMN, y, COLUMN, GROUND - y, color, opacity);
    });
  return [
    patch(0, 0, width, height, 'sky'),
    ...[56, 78, 96, 108].map((y) => patch(0, y, width, GROUND - y, 'cloud', 0.16)),
    ...steps(Math.round((width - starsFrom) / 12)).map(() =>
      patch(between(random, starsFrom, width), between(random, 3, 70), 1, 1, 'cloud', 0.9),
    ),
    ...disc(sun, 15, 'cloud', 0.22),
    ...disc(sun, 10, 'cloud', 0.95),
    ...hill((x) => 92 - 13 * Math.sin(x / 41 + 1) - 6 * Math.sin(x / 17), 'dusk', 1),
    ...hill((x) => 107 - 7 * Math.sin(x / 29 + 4) - 3 * Math.sin(x / 11), 'grass', 0.45),
  ];
}

function tree({trunk, crown}: Landscape, random: Random): Patch[] {
  const middle = trunk.x + trunk.width / 2;
  return [
    patch(trunk.x, trunk.y, trunk.width, trunk.height, 'stone'),
    patch(trunk.x + 1, trunk.y, 2, trunk.height, 'earth'),
    patch(trunk.x - 2, GROUND - 3, trunk.width + 4, 3, 'stone'),
    ...crown.map(({x, y, width, height}) => patch(x, y, width, height, 'leaf')),
    ...crown.map(({x, y, width, height}, row) => {
      const shade = Math.min(width, 6 + row);
      return patch(x + width - shade, y, shade, height, 'stone', 0.28);
    }),
    ...crown.slice(0, -3).map(({x, y, width, height}, row) => {
      const lit = Math.max(4, Math.round(width / 2) - 2 * row);
      return patch(x + 2, y, Math.min(lit, middle - x), height, 'box', 0.4);
    }),
    ...steps(26).flatMap((): Patch[] => {
      const row = crown[between(random, 1, crown.length - 1)];
      if (!row) return [];
      const x = between(random, row.x + 2, row.x + row.width - 4);
      const isLit = random() < 0.5;
      return [patch(x, row.y, 3, 2, isLit ? 'box' : 'stone', 0.35)];
    }),
  ];
}

function bank({x, y, width, height}: Box, random: Random): Patch[] {
  const places = (gap: number): number[] =>
    steps(Math.floor(width / gap)).map((at) => x + at * gap + between(random, 0, gap - 3));
  return [
    patch(x, y, width, height, 'earth'),
    patch(x, y + 21, width, height - 21, 'stone', 0.35),
    ...places(17).flatMap((place) => {
      const top = y + between(random, 9, 27);
      const long = between(random, 3, 6);
      return [patch(place, top, long, 3, 'stone'), patch(place, top, long - 1, 1, 'cloud', 0.25)];
    }),
    patch(x, y, width, 4, 'grass'),
    ...places(6).map((place) => patch(place, y + 4, 3, between(random, 1, 4), 'grass')),
    ...places(7).map((place) => patch(place, y - 2, 1, 2, 'grass')),
    patch(x, y, width, 1, 'box', 0.35),
  ];
}

function ledge({x, y, width, height}: Box): Patch[] {
  return [
    patch(x + 2, y, width - 4, height, 'earth'),
    patch(x + 6, y + height, width - 14, 2, 'stone'),
    patch(x, y, width, 4, 'grass'),
    patch(x + 5, y + 4, 3, 1, 'grass'),
    patch(x + width - 11, y + 4, 5, 1, 'grass'),
    patch(x, y, width, 1, 'box', 0.35),
  ];
}

function flower({x, y}: Place): Patch[] {
  return [
    patch(x + 1, y - 1, 1, 4, 'grass'),
    patch(x, y - 3, 3, 1, 'flower'),
    patch(x + 1, y - 4, 1, 3, 'flower'),
    patch(x + 1, y - 3, 1, 1, 'box'),
  ];
}

export function landscapePatches(landscape: Landscape): Patch[] {
  const {ground, ledges, clouds, flowers, pond} = landscape;
  const random = createRandom(5);
  const [left, right, bottom] = ground;
  const reeds = [3, 7, 10].map((aside) => pond.x + pond.width + aside);
  return [
    ...sky(landscape, random),
    ...clouds.map(({x, y, width, height}) => patch(x, y, width, height, 'cloud', 0.9)),
    ...tree(landscape, random),
    ...(bottom ? [patch(bottom.x, bottom.y, bottom.width, bottom.height, 'stone')] : []),
    ...[left, right].flatMap((side) => (side ? bank(side, random) : [])),
    ...ledges.flatMap(ledge),
    ...reeds.flatMap((x, at) => [
      patch(x, GROUND - 9 - at, 1, 9 + at, 'grass'),
      patch(x - 1, GROUND - 13 - at, 2, 5, 'stone'),
    ]),
    ...flowers.flatMap(flower),
  ];
}
