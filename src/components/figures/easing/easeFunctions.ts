type EaseFunction = (progress: number) => number;

/** Length of the engine's flicker sequence, in steps. */
const FLICKER_STEPS = 283;

/** Steps of the flicker sequence with a level below 1: first step, number of steps, level. */
const FLICKER_DROPS: readonly (readonly [start: number, steps: number, level: number])[] = [
  [10, 2, 0],
  [12, 1, 0.1],
  [20, 1, 0],
  [95, 3, 0],
  [98, 2, 0.2],
  [100, 2, 0.3],
  [112, 1, 0.2],
  [163, 1, 0.5],
  [220, 1, 0.2],
  [221, 1, 0.3],
  [222, 1, 0.5],
  [236, 2, 0.5],
  [238, 2, 0.4],
  [240, 1, 0.3],
  [278, 3, 0.5],
];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function flicker(progress: number): number {
  const step = Math.floor(FLICKER_STEPS * progress) % FLICKER_STEPS;
  const drop = FLICKER_DROPS.find(([start, steps]) => step >= start && step < start + steps);
  return drop ? drop[2] : 1;
}

const formulas = {
  LINEAR_IN: (x) => x,
  LINEAR_OUT: (x) => 1 - x,
  S_CURVE_IN: (x) => x * x * (3 - 2 * x),
  S_CURVE_OUT: (x) => 1 - x * x * (3 - 2 * x),
  IN_PLATEAU: (x) => 10 * x,
  IN_PLATEAU_OUT: (x) => (x < 0.9 ? 10 * x : 1 - 10 * (x - 0.9)),
  PLATEAU_OUT: (x) => (x < 0.9 ? 1 : 1 - 10 * (x - 0.9)),
  PLATEAU_OUT_SLOW: (x) => (x < 0.8 ? 1 : 1 - 5 * (x - 0.8)),
  SINE_IN: (x) => Math.sin((x * Math.PI) / 2),
  SINE_OUT: (x) => Math.cos((x * Math.PI) / 2),
  SQUARE_IN: (x) => x * x,
  SQUARE_OUT: (x) => Math.sqrt(1 - x),
  SINE_IN_OUT: (x) => (1 - Math.cos(2 * Math.PI * x)) / 2,
  SIN_IN_OUT_TWICE: (x) => (1 - Math.cos(4 * Math.PI * x)) / 2,
  FLICKER: flicker,
  SPARKLE: (x) => 1 - flicker(x),
} satisfies Record<string, EaseFunction>;

export type EaseName = keyof typeof formulas;

export const EASE_NAMES: readonly EaseName[] = Object.keys(formulas).filter(
  (name): name is EaseName => name in formulas,
);

/**
 * Computes an easing of the engine. Progress and result are clamped to 0 to 1, like the engine's
 * `Percent`.
 */
export function applyEase(name: EaseName, progress: number): number {
  return clamp(formulas[name](clamp(progress)));
}
