import type {KeystrokeFigures} from '../Figures';
import type {MeasureReport} from '../jobs/Job';
import {percentile} from './relevance';

/** @returns undefined if nothing was typed, as on a corpus with few queries */
export function summariseKeystrokes(
  keystrokes: MeasureReport['keystrokes'],
): KeystrokeFigures | undefined {
  if (keystrokes === undefined || keystrokes.ms.length === 0) return undefined;
  const {ms, garbageMs, repeatedMs, complete} = keystrokes;
  return {
    count: ms.length,
    p50: percentile(ms, 0.5),
    p95: percentile(ms, 0.95),
    p99: percentile(ms, 0.99),
    garbageShare: garbageMs / ms.reduce((sum, one) => sum + one, 0),
    repeatedP99: repeatedMs.length > 0 ? percentile(repeatedMs, 0.99) : undefined,
    complete,
  };
}
