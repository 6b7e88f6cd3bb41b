import type {CorpusFigures} from '../Figures';
import {isReached, targetsOf, type Target} from './targets';

const MARKS = new Map([
  [true, 'reached'],
  [false, 'not reached'],
  [undefined, 'not measured'],
]);

function amount(value: number | undefined, unit: Target['unit']): string {
  if (value === undefined) return '–';
  const digits = unit === 'requests' ? 0 : unit === '×' || unit === 'MB' ? 3 : 1;
  return `${value.toFixed(digits)} ${unit}`;
}

/** Our engine's goals on each corpus and whether they are reached. */
export function targetsMarkdown(corpora: readonly CorpusFigures[]): string {
  const rows = corpora.flatMap((figures) =>
    targetsOf(figures).map((target) => [
      figures.corpus,
      target.label,
      amount(target.value, target.unit),
      `${target.better === 'more' ? '≥' : '≤'} ${amount(target.goal, target.unit)}`,
      MARKS.get(isReached(target)) ?? '',
    ]),
  );
  if (rows.length === 0) return '';
  const table = [
    ['corpus', 'figure', 'measured', 'goal', ''],
    ['---', '---', '---:', '---:', '---'],
    ...rows,
  ];
  return `### Goals\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
