import {describe, expect, test} from 'vitest';
import {stepThrow, createThrow} from '../../../src/components/figures/collisions/throwing';
import {applyEase, EASE_NAMES} from '../../../src/components/figures/easing/easeFunctions';
import {createRandom} from '../../../src/components/figures/Figure/random';
import type {Pointer} from '../../../src/components/figures/Figure/scene';
import {createGame} from '../../../src/components/figures/first-game/createGame';
import {stepGame} from '../../../src/components/figures/first-game/simulation';
import {DEFAULT_RULES, stepFlock} from '../../../src/components/figures/flock/flock';
import {lightArea, type Point} from '../../../src/components/figures/light/lightArea';
import {createRoom} from '../../../src/components/figures/light/simulation';
import {BUNDLES, EFFECTS} from '../../../src/components/figures/particles/effects';
import {ALGORITHMS} from '../../../src/components/figures/path-finding/boards';
import {findPath} from '../../../src/components/figures/path-finding/findPath';
import {BUNDLE_ENTRIES} from '../../../src/components/figures/shaders/bundleEntries';
import {CREATURE} from '../../../src/components/figures/shaders/creature';
import {createBug, stepBug, wayFrom} from '../../../src/components/figures/second-game/bugs';
import {COLUMNS, NESTS} from '../../../src/components/figures/second-game/room';
import {createGrid, stepGrid} from '../../../src/components/figures/smoke/solver';
import {
  createSoftBody,
  createSoftWorld,
  stepSoftWorld,
} from '../../../src/components/figures/soft-physics/simulation';
import {body, cloth, rope} from '../../../src/components/figures/soft-physics/structures';
import {viewportBounds} from '../../../src/components/figures/split-screen/viewportBounds';
import {tileIndex} from '../../../src/components/figures/tiles/tileMask';
import {createWater, stepWater} from '../../../src/components/figures/water/simulation';
import {FLUID_DEFAULTS} from '../../../src/components/figures/water/surface';
import {readRecording} from './readRecording';

type Numbers = number[];

const SECONDS = 1 / 60;
const NOWHERE: Pointer = {x: 0, y: 0, isDown: false, isInside: false};

function pointsOf(numbers: Numbers): Point[] {
  return Array.from({length: numbers.length / 2}, (_, index) => ({
    x: numbers[2 * index] ?? NaN,
    y: numbers[2 * index + 1] ?? NaN,
  }));
}

const apart = (a: Point | undefined, b: Point | undefined): number =>
  Math.hypot((a?.x ?? NaN) - (b?.x ?? NaN), (a?.y ?? NaN) - (b?.y ?? NaN));

const largest = (differences: Numbers): number => Math.max(...differences);

describe('A figure computes the same as the engine:', () => {
  test("easing, within the error of the engine's sine table", () => {
    const recorded = readRecording<Record<string, Numbers>>('Easing');
    expect(Object.keys(recorded)).toEqual([...EASE_NAMES]);
    const differences = EASE_NAMES.flatMap((name) =>
      (recorded[name] ?? []).map((value, at) => Math.abs(value - applyEase(name, at / 200))),
    );
    expect(differences).toHaveLength(16 * 201);
    expect(largest(differences)).toBeLessThan(0.0001);
  });

  test('tiles, exactly, for every set of neighbors', () => {
    const recorded = readRecording<Record<'LAYOUT_2X2' | 'LAYOUT_3X3', Numbers>>('Tiles');
    for (const layout of ['LAYOUT_2X2', 'LAYOUT_3X3'] as const) {
      const own = Array.from({length: 256}, (_, bits) => {
        const isSet = (bit: number): boolean => (bits & (1 << bit)) > 0;
        return tileIndex(layout, {
          ...{north: isSet(0), northEast: isSet(1), east: isSet(2), southEast: isSet(3)},
          ...{south: isSet(4), southWest: isSet(5), west: isSet(6), northWest: isSet(7)},
        });
      });
      expect(own).toEqual(recorded[layout]);
    }
  });

  test('split screen, to the pixel, for 1 to 9 viewports', () => {
    const layouts = ['HorizontalLayout', 'VerticalLayout', 'TableLayout'] as const;
    const recorded = readRecording<Record<(typeof layouts)[number], Numbers[]>>('SplitScreen');
    for (const layout of layouts) {
      expect(recorded[layout]).toHaveLength(90);
      for (const [padding = 0, count = 0, index = 0, x, y, width, height] of recorded[layout]) {
        const area = viewportBounds(layout, index, count, padding, {width: 640, height: 360});
        expect(area).toEqual({x, y, width, height});
      }
    }
  });

  test('pathfinding, cell by cell, on ten boards', () => {
    const {boards, paths} = readRecording<{boards: string[]; paths: Numbers[][]}>('PathFinding');
    const own = boards.flatMap((board) => {
      const grid = {columns: 18, rows: 18, walls: [...board].map((cell) => cell === '#')};
      return [true, false].map((diagonals) =>
        ALGORITHMS.map((algorithm) => {
          const search = findPath(algorithm, grid, {x: 2, y: 2}, {x: 15, y: 15}, diagonals);
          return search.path.slice(1);
        }),
      );
    });
    expect(own).toHaveLength(20);
    expect(own).toEqual(paths);
  });

  test('water, over 200 frames: waves and the boxes on them', () => {
    const {heights, boxes} = readRecording<{heights: Numbers[]; boxes: Numbers[][]}>('Water');
    const water = createWater(41);
    const options = {...FLUID_DEFAULTS, buoyancy: 350, dive: 0.5};
    const differences = {heights: [0], boxes: [0]};
    for (const [at, recorded] of heights.entries()) {
      for (let frame = 0; frame < 10; frame += 1) stepWater(water, options, NOWHERE);
      differences.heights.push(
        ...recorded.map((height, node) => Math.abs(height - (water.surface.heights[node] ?? NaN))),
      );
      const places = pointsOf((boxes[at] ?? []).flat());
      differences.boxes.push(...water.boxes.map((box, index) => apart(box, places[index])));
    }
    expect(differences.boxes).toHaveLength(61);
    // Because of rounding, a rotating box may be lifted one frame earlier or later.
    expect(largest(differences.heights)).toBeLessThan(0.2);
    expect(largest(differences.boxes)).toBeLessThan(0.2);
  });

  test('soft physics, over 200 frames: a rope, a cloth and a ball', () => {
    const {frames} = readRecording<{frames: Numbers[][]}>('SoftPhysics');
    const [start = [], ...later] = frames;
    const places = start.map(pointsOf);
    const own = cloth(11, 8, 15).nodes.map(({x, y}) => ({x: x + 170.5, y: y + 24.5}));
    // The engine orders the nodes of a cloth differently.
    const order = [
      (places[0] ?? []).map((_, index) => index),
      own.map((node) => (places[1] ?? []).findIndex((place) => apart(node, place) < 1e-6)),
      (places[2] ?? []).map((_, index) => index),
    ];
    const world = {
      bodies: [
        createSoftBody('rope', {...rope(12, 100), nodes: places[0] ?? []}, (node) => node === 0),
        createSoftBody('cloth', {...cloth(11, 8, 15), nodes: own}, (node) => node < 11),
        createSoftBody('body', {...body(12, 38), nodes: places[2] ?? []}, () => false),
      ],
      grip: createSoftWorld().grip,
    };
    const options = {retract: 60, expand: 40, stiffness: 0.125, friction: 1.5, gravity: 500};
    const differences: Numbers[] = [[], [], []];
    for (const recorded of later) {
      for (let frame = 0; frame < 20; frame += 1) stepSoftWorld(world, options, NOWHERE);
      for (const [index, {nodes}] of world.bodies.entries()) {
        const engine = pointsOf(recorded[index] ?? []);
        differences[index]?.push(
          ...nodes.map((node, at) => apart(node, engine[order[index]?.[at] ?? -1])),
        );
      }
    }
    expect(differences.map(({length}) => length)).toEqual([120, 880, 120]);
    expect(largest(differences[0] ?? [])).toBeLessThan(0.01);
    expect(largest(differences[1] ?? [])).toBeLessThan(0.01);
    // Nodes have a size of one unit in the engine but none in the figure, so the ball sinks deeper there.
    expect(largest(differences[2] ?? [])).toBeLessThan(3);
  });

  test('collisions, over 200 frames of a body that bounces', () => {
    const {places} = readRecording<{places: Numbers[]}>('Collisions');
    const options = {gravity: 600, bounce: 0.6, friction: 120, isOneWay: true, hold: 0};
    const state = createThrow(options);
    state.body.velocityX = 310;
    const random = createRandom(1);
    const differences = places.map(([x = NaN, y = NaN]) => {
      stepThrow(state, options, NOWHERE, random);
      return apart(state.body, {x, y});
    });
    expect(differences).toHaveLength(200);
    expect(largest(differences)).toBeLessThan(0.001);
  });

  test('a flock: the position of each boid for ten frames, then the mean distance between boids', () => {
    // The engine moves boids in parallel, so its own runs also differ: by up to 0.4 units after one frame, and by up
    // to 5 after ten.
    const {frames} = readRecording<{frames: Numbers[][]}>('Flock');
    const [start = [], ...later] = frames.map((boids) =>
      boids.map(([x = NaN, y = NaN, velocityX = NaN, velocityY = NaN]) => {
        return {x, y, velocityX, velocityY};
      }),
    );
    const flock = {
      boids: start.map((boid) => ({...boid})),
      obstacles: [{x: 0, y: 0, width: 640, height: 360, isContainer: true}],
    };
    const found = [1, 9, 40, 50, 100].map((count, at) => {
      for (let frame = 0; frame < count; frame += 1) stepFlock(flock, DEFAULT_RULES, SECONDS);
      const engine = later[at] ?? [];
      const differences = engine
        .map((boid, index) => apart(boid, flock.boids[index]))
        .sort((a, b) => a - b);
      return {
        median: differences[40] ?? NaN,
        closeness: closenessOf(flock.boids) / closenessOf(engine),
      };
    });
    expect(found[0]?.median).toBeLessThan(0.05);
    expect(found[1]?.median).toBeLessThan(1);
    for (const {closeness} of found) {
      expect(closeness).toBeGreaterThan(0.75);
      expect(closeness).toBeLessThan(1.33);
    }
  });

  test('light, in all directions from 20 positions', () => {
    const {lamps, areas} = readRecording<{lamps: Numbers[]; areas: Numbers[]}>('Light');
    const {walls} = createRoom();
    const radius = 160;
    let different = 0;
    for (const [at, [x = NaN, y = NaN]] of lamps.entries()) {
      const lamp = {x, y};
      const own = lightArea(lamp, radius, walls);
      const engine = pointsOf(areas[at] ?? []);
      for (let degree = 0; degree < 360; degree += 1) {
        // The angle is not a whole degree, so that no ray hits a corner.
        const angle = ((degree + 0.37) * Math.PI) / 180;
        const difference = reach(own, lamp, angle, radius) - reach(engine, lamp, angle, radius);
        if (!(Math.abs(difference) < 0.01)) different += 1;
      }
    }
    // A few rays pass so close to a corner that one result hits the near wall and the other one the wall behind it.
    expect(different).toBeLessThanOrEqual(2);
  });

  test('smoke, over 200 frames, in one column and one row of the grid', () => {
    const {columns, rows} = readRecording<{columns: Numbers[]; rows: Numbers[]}>('Smoke');
    const size = 48;
    const grid = createGrid(size, size);
    const differences: Numbers = [];
    for (const [at, column] of columns.entries()) {
      for (let frame = 0; frame < 20; frame += 1) {
        for (const values of grid.colors) addSquare(values, size, 4 * SECONDS);
        addSquare(grid.speedY, size, -1.6 * SECONDS);
        stepGrid(grid, {viscosity: 4e-10, diffusion: 1e-5, iterations: 2}, SECONDS);
        for (const values of grid.colors) {
          for (const [cell, value] of values.entries()) {
            values[cell] = Math.max(0, value - 0.2 * SECONDS);
          }
        }
      }
      const opacity = grid.colors[3];
      for (let index = 0; index < size; index += 1) {
        differences.push(
          Math.abs((column[index] ?? NaN) - (opacity[index * size + 24] ?? NaN)),
          Math.abs((rows[at]?.[index] ?? NaN) - (opacity[36 * size + index] ?? NaN)),
        );
      }
    }
    expect(differences).toHaveLength(10 * 2 * size);
    expect(largest(differences)).toBeLessThan(0.0001);
  });

  test('shaders, pixel by pixel, except blur, noise and the edges of a sheared image', () => {
    /** Fraction of pixels that may differ by more than 2 of 255. The page says that clouds and noise differ. */
    const different: Record<string, number> = {
      ...{DISSOLVE: 0.4, UNDERWATER: 0.15},
      // These differ in the blur of the glow, and in how Java 2D rounds a sheared image.
      ...{NEON: 0.25, FOLIAGE: 0.04},
    };
    const recorded = readRecording<Record<string, string>>('Shaders');
    expect(Object.keys(recorded)).toEqual(BUNDLE_ENTRIES.map(({name}) => name));
    for (const {name, shader, ease} of BUNDLE_ENTRIES) {
      const {width, height, pixels} = shader(CREATURE, ease ? applyEase(ease, 0.3) : 0.3);
      const [size, hex = ''] = recorded[name]?.split(':') ?? [];
      expect(`${name} ${width}x${height}`).toBe(`${name} ${size}`);
      const wrong = pixels.filter(([red, green, blue, opacity], index) => {
        const [a = NaN, r = NaN, g = NaN, b = NaN] = [0, 2, 4, 6].map((at) =>
          Number.parseInt(hex.slice(index * 8 + at, index * 8 + at + 2), 16),
        );
        // Weights colors by opacity, because the color of a transparent pixel does not matter.
        const colors = [red * opacity - (r * a) / 255, green * opacity - (g * a) / 255];
        return ![a - opacity * 255, ...colors, blue * opacity - (b * a) / 255].every(
          (difference) => Math.abs(difference) <= 2,
        );
      });
      expect(wrong.length, name).toBeLessThanOrEqual((different[name] ?? 0) * pixels.length);
    }
  });

  test('the first game, over 200 frames: the hero runs and jumps, a bug walks', () => {
    const {places} = readRecording<{places: Numbers[]}>('FirstGame');
    const game = createGame();
    const settings = {gravity: 600, maxSpeed: 100, jump: 260, bugSpeed: 30};
    const differences = places.map(([x = NaN, y = NaN, bugX = NaN, bugY = NaN], frame) => {
      const jump = (frame >= 60 && frame < 66) || (frame >= 130 && frame < 136);
      stepGame(game, {left: false, right: frame >= 20, jump}, settings, SECONDS);
      return {hero: apart(game.hero, {x, y}), bug: apart(game.bugs[0], {x: bugX, y: bugY})};
    });
    expect(differences).toHaveLength(200);
    expect(largest(differences.map(({hero}) => hero))).toBeLessThan(0.001);
    expect(largest(differences.map(({bug}) => bug))).toBeLessThan(3);
  });

  test('the second game: the paths of the bugs exactly, and a walking bug over 200 frames', () => {
    const {paths, places} = readRecording<{paths: Numbers[][]; places: Numbers[]}>('SecondGame');
    const crates = new Set(
      [
        {x: 7, y: 3},
        {x: 8, y: 3},
        {x: 7, y: 4},
      ].map(({x, y}) => y * COLUMNS + x),
    );
    const own = ALGORITHMS.map((algorithm) =>
      NESTS.map((nest) => wayFrom(nest, crates, algorithm)),
    );
    expect(own).toEqual(paths.map((ways) => ways.map(pointsOf)));
    const bug = createBug(own[0]?.[0] ?? [], 34);
    const differences = places.map((place) => {
      stepBug(bug, SECONDS);
      return apart(bug, pointsOf(place)[0]);
    });
    expect(differences).toHaveLength(200);
    expect(largest(differences)).toBeLessThan(0.001);
  });

  test('particles: the initial values of each effect', () => {
    const recorded = readRecording<Record<string, [number, number][]>>('Particles');
    expect(Object.keys(recorded)).toEqual([...BUNDLES]);
    for (const name of BUNDLES) {
      const effect = EFFECTS[name];
      const fixed = effect.baseSpeed ? Math.hypot(effect.baseSpeed.x, effect.baseSpeed.y) : 0;
      const [chaos, interval] = [effect.chaos?.speed ?? -1, effect.chaos?.interval ?? -1];
      const expected = [
        effect.lifespan,
        effect.randomSpeed ?? [fixed, fixed],
        effect.startScale,
        [effect.startOpacity, effect.startOpacity],
        ...[0, 1].map((end) => new Array<number>(2).fill(effect.animateScale?.[end] ?? -1)),
        ...[0, 1].map((end) => new Array<number>(2).fill(effect.animateOpacity?.[end] ?? -1)),
        [chaos, chaos],
        [interval, interval],
        new Array<number>(2).fill(EASE_NAMES.indexOf(effect.ease)),
      ];
      for (const [at, [from = NaN, to = NaN]] of expected.entries()) {
        // 500 random numbers get close to the limits of their range, but rarely reach them.
        const slack = (to - from) * 0.03 + 0.001;
        const [least = NaN, most = NaN] = recorded[name]?.[at] ?? [];
        expect(Math.abs(least - from), `${name} ${at}`).toBeLessThan(slack);
        expect(Math.abs(most - to), `${name} ${at}`).toBeLessThan(slack);
      }
    }
  });
});

function closenessOf(boids: readonly Point[]): number {
  const nearest = boids.map((boid) =>
    Math.min(...boids.filter((other) => other !== boid).map((other) => apart(boid, other))),
  );
  return nearest.reduce((sum, distance) => sum + distance, 0) / boids.length;
}

function addSquare(values: Float64Array, size: number, more: number): void {
  for (let x = 22; x <= 26; x += 1) {
    for (let y = 38; y <= 42; y += 1) {
      values[y * size + x] = (values[y * size + x] ?? 0) + more;
    }
  }
}

/** Distance from a lamp to the edge of the lit area in a direction, at most `radius`. */
function reach(area: readonly Point[], {x, y}: Point, angle: number, radius: number): number {
  const [rayX, rayY] = [Math.cos(angle), Math.sin(angle)];
  const distances = area.map((from, index) => {
    const to = area[(index + 1) % area.length] ?? from;
    const [borderX, borderY] = [to.x - from.x, to.y - from.y];
    const cross = rayX * borderY - rayY * borderX;
    const distance = ((from.x - x) * borderY - (from.y - y) * borderX) / cross;
    const along = ((from.x - x) * rayY - (from.y - y) * rayX) / cross;
    return distance > 0 && along >= -1e-9 && along <= 1 + 1e-9 ? distance : Infinity;
  });
  return Math.min(radius, ...distances);
}
