/** One figure of one site. */
export interface Row {
  site: string;
  what: string;
  value: number;
  unit: string;
  /** What our site should not exceed. */
  goal?: number;
  note?: string;
}

function written(value: number, unit: string): string {
  if (Number.isNaN(value)) return 'none came';
  const digits = Number.isInteger(value) ? 0 : value < 1 ? 4 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

function verdict({site, value, unit, goal}: Row): string {
  if (goal === undefined || !site.startsWith('ours')) return '';
  return `${value <= goal ? 'met' : 'MISSED'} (≤ ${goal} ${unit}`.trim() + ')';
}

/** A Markdown table of all figures, with a verdict where our site has a goal. */
export function table(rows: Row[]): string {
  return [
    '| What | Site | Value | Goal | |',
    '| --- | --- | ---: | --- | --- |',
    ...rows.map(
      (row) =>
        `| ${row.what} | ${row.site} | ${written(row.value, row.unit)} | ${verdict(row)} | ${row.note ?? ''} |`,
    ),
  ].join('\n');
}
