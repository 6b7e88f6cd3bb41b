import {describe, expect, it} from 'vitest';
import {createRandom} from '../../components/figures/Figure/random';
import {createWorld, type World} from './createWorld';
import {BOX_SIZE, NARROW, WIDE} from './landscape';
import {stepWorld, type Wish} from './stepWorld';

const REST: Wish = {move: 0, jump: false};

function played(landscape: typeof WIDE, seconds: number, wish: (at: number) => Wish): World {
  const random = createRandom(1);
  const world = createWorld(landscape, random);
  for (let step = 0; step < seconds * 60; step += 1)
    stepWorld(world, wish(step / 60), random, 1 / 60);
  return world;
}

const lively = (at: number): Wish => ({
  move: Math.sin(at * 1.3) > 0 ? 1 : -1,
  jump: at % 0.9 < 0.1,
});

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('The %s landscape', (_, landscape) => {
  it('leaves the box in place until the reader steers it', () => {
    const {body} = played(landscape, 3, () => REST);
    expect(body.x).toBe(landscape.start.x);
    expect(body.y).toBeCloseTo(landscape.start.y, 0);
  });

  it('always keeps the box inside', () => {
    for (let seconds = 1; seconds < 40; seconds += 4) {
      const {body} = played(landscape, seconds, lively);
      expect(body.x).toBeGreaterThanOrEqual(-1);
      expect(body.x).toBeLessThanOrEqual(landscape.width - BOX_SIZE + 1);
      expect(body.y).toBeLessThan(landscape.height);
    }
  });

  it('lets the box float in the pond and jump out of it', () => {
    const random = createRandom(1);
    const world = createWorld(landscape, random);
    world.body.x = landscape.pond.x + landscape.pond.width / 2;
    world.body.y = 60;
    const step = (count: number, wish: Wish) => {
      for (let made = 0; made < count; made += 1) stepWorld(world, wish, random, 1 / 60);
    };
    step(40, REST);
    expect(Math.max(...world.surface.heights.map(Math.abs))).toBeGreaterThan(1);
    step(300, REST);
    expect(world.isInWater).toBe(true);
    expect(world.body.y + BOX_SIZE).toBeLessThan(landscape.pond.y + landscape.pond.height);
    const {y} = world.body;
    step(10, {move: 0, jump: true});
    expect(world.body.y).toBeLessThan(y - 8);
  });

  it('has every screw within reach of the box', () => {
    const random = createRandom(1);
    const found = new Set<number>();
    for (let seed = 1; seed < 80 && found.size < landscape.screws.length; seed += 1) {
      const world = createWorld(landscape, createRandom(seed));
      let wish: Wish = REST;
      for (let step = 0; step < 1800; step += 1) {
        if (step % 20 === 0) wish = {move: Math.floor(random() * 3) - 1, jump: random() < 0.7};
        stepWorld(world, wish, random, 1 / 60);
        for (const [index, isFound] of world.found.entries()) if (isFound) found.add(index);
      }
    }
    expect(found.size).toBe(landscape.screws.length);
  });
});

it('The box walks and looks in the steered direction', () => {
  const world = played(WIDE, 0.5, () => ({move: -1, jump: false}));
  expect(world.body.x).toBeLessThan(WIDE.start.x - 25);
  expect(world.looksLeft).toBe(true);
});
