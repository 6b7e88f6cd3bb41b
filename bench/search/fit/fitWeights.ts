import {readFileSync, writeFileSync} from 'node:fs';
import {
  type FeatureName,
  OF_TEXT,
  WEIGHTS,
} from '../../../plugins/search/src/core/query/score/weights';
import {ascend} from './ascend';
import type {FitQuery} from './FitQuery';
import {objective} from './objective';

const NAMES = Object.keys(WEIGHTS) as FeatureName[];
const LAYOUT = {names: NAMES, ofText: OF_TEXT, naming: ['headingIsQuery', 'inTitle']};
/** The weight that all others are measured by stays as it is. */
const UNIT = NAMES.indexOf('text');

/** Writes weights into the file that has them, each behind its name, to two decimals. */
export function writeWeights(file: string, weights: Readonly<Record<string, number>>): void {
  const text = Object.entries(weights).reduce(
    (source, [name, weight]) => {
      const line = new RegExp(`^(  ${name}: )[\\d.]+,$`, 'm');
      if (!line.test(source)) throw new Error(`bench: ${file} has no weight ${name}`);
      return source.replace(line, `$1${Math.round(weight * 100) / 100},`);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

/**
 * Fits the weights to queries with known answers, and says what each feature and the fit are worth.
 * @param heldBack questions that the weights are not fitted to
 * @returns the weights by the names of their features
 */
export function fitWeights(
  queries: readonly FitQuery[],
  heldBack: readonly FitQuery[],
  log: (line: string) => void,
): Record<string, number> {
  const start = NAMES.map((name) => WEIGHTS[name]);
  const valueOf = (weights: readonly number[], of = queries): number =>
    objective(of, weights, LAYOUT);
  const points = (value: number): string => value.toFixed(2);
  const fitted = ascend(start, [UNIT], (weights) => valueOf(weights));
  log(`all corpora: ${points(valueOf(start))} → ${points(fitted.value)}`);
  for (const corpus of new Set(queries.map((query) => query.corpus))) {
    const others = queries.filter((query) => query.corpus !== corpus);
    const own = queries.filter((query) => query.corpus === corpus);
    const {weights} = ascend(start, [UNIT], (tried) => valueOf(tried, others));
    log(
      `${corpus}, fitted without it: ${points(valueOf(start, own))} → ${points(valueOf(weights, own))}`,
    );
  }
  if (heldBack.length > 0)
    log(
      `questions held back: ${points(valueOf(start, heldBack))} → ${points(valueOf(fitted.weights, heldBack))}`,
    );
  log('what each feature earns, the others fitted again without it:');
  for (const [at, name] of NAMES.entries()) {
    if (at === UNIT) continue;
    const without = fitted.weights.map((weight, place) => (place === at ? 0 : weight));
    const {value} = ascend(without, [UNIT, at], (weights) => valueOf(weights));
    log(`  ${name.padEnd(20)} ${points(fitted.value - value)}`);
  }
  return Object.fromEntries(NAMES.map((name, at) => [name, fitted.weights[at] ?? 0]));
}
