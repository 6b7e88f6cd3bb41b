import type {FitQuery, FitRow} from './FitQuery';

/** Rows of the first screen, and of those the ones that a page may take. */
const SCREEN = 8;
const MOST_OF_A_PAGE = 2;

/** Where the features stand among the values that only the text of a row tells. */
export interface Layout {
  readonly names: readonly string[];
  /** Names of the features that are added once the text is read, without a factor. */
  readonly ofText: readonly string[];
  /** The features that a row has whose page may take all rows. */
  readonly naming: readonly string[];
}

/** Reciprocal ranks of the first row of the right page and of the right section among eight. */
export interface Reciprocal {
  readonly page: number;
  readonly section: number;
}

/** Ranks the rows of a query as the engine does, with other weights. */
export function rankAgain(
  {rows}: FitQuery,
  weights: readonly number[],
  {names, ofText, naming}: Layout,
): Reciprocal {
  const isOfText = names.map((name) => ofText.includes(name));
  const namingAt = naming.map((name) => names.indexOf(name));
  const scored = rows.map((row) => {
    let first = 0;
    let later = 0;
    for (let at = 0; at < weights.length; at++) {
      const value = (weights[at] as number) * (row.values[at] as number);
      if (isOfText[at]) later += value;
      else first += value;
    }
    return {row, first: first * row.factor, later};
  });
  scored.sort((a, b) => b.first - a.first);
  const named = new Set(
    rows.filter(({values}) => namingAt.every((at) => (values[at] ?? 0) > 0)).map(({page}) => page),
  );
  const taken = new Map<string, number>();
  const screen: {row: FitRow; score: number}[] = [];
  for (const {row, first, later} of scored) {
    if (screen.length === SCREEN) break;
    const count = taken.get(row.page) ?? 0;
    taken.set(row.page, count + 1);
    if (count < MOST_OF_A_PAGE || named.has(row.page)) screen.push({row, score: first + later});
  }
  screen.sort((a, b) => b.score - a.score);
  const reciprocal = (isRight: (row: FitRow) => boolean): number => {
    const at = screen.findIndex(({row}) => isRight(row));
    return at < 0 ? 0 : 1 / (at + 1);
  };
  return {page: reciprocal((row) => row.isPage), section: reciprocal((row) => row.isSection)};
}
