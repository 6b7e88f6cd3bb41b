import type {Hit} from '../engine/SearchResult';
import {type FeatureName, OF_TEXT, WEIGHTS} from '../ranking/weights';

const round = (value: number): string => value.toFixed(3);

/** How the score of a hit comes about, a line for each feature that it has. */
export function explainHit({explanation}: Hit): string[] {
  if (explanation === undefined) return ['as lunr scores a query with operators'];
  const {factor = 1} = explanation;
  const names = Object.keys(WEIGHTS) as FeatureName[];
  return names.flatMap((name) => {
    const value = explanation[name] ?? 0;
    if (value === 0) return [];
    const own = OF_TEXT.includes(name) ? 1 : factor;
    const times = own === 1 ? '' : ` × ${round(own)}`;
    const sum = round(value * WEIGHTS[name] * own);
    return [`${name.padEnd(20)} ${round(value)} × ${WEIGHTS[name]}${times} = ${sum}`];
  });
}
