/** Range of lines, counted from zero. `end` is exclusive. */
interface LineRange {
  start: number;
  end: number;
}

/** The folded parts of a block. */
export interface CodeFolds {
  /** Java imports and the empty lines after them. */
  imports: (LineRange & {count: number}) | undefined;
  /** Number of lines of a block that is folded because of its length. */
  lines: number | undefined;
}

/** Maximum number of lines. Longer blocks are folded, unless an author has highlighted lines. */
const MOST_LINES = 30;

/** Minimum number of imports. The button that unfolds them takes one line itself. */
const LEAST_IMPORTS = 2;

const IMPORT = /^import\s/;

function importsOf(lines: readonly string[]): CodeFolds['imports'] {
  const start = lines.findIndex((line) => IMPORT.test(line));
  const rest = lines.slice(start);
  const length = rest.findIndex((line) => line !== '' && !IMPORT.test(line));
  const count = rest.slice(0, length).filter((line) => IMPORT.test(line)).length;
  // A block that only has imports shows them.
  if (start < 0 || length < 0 || count < LEAST_IMPORTS) return undefined;
  return {start, end: start + length, count};
}

/**
 * Returns the parts of a block that are folded.
 *
 * @param language in lower case
 */
export function codeFolds(
  code: string,
  language: string,
  highlighted: ReadonlySet<number>,
): CodeFolds {
  const lines = code.split('\n');
  const imports = language === 'java' ? importsOf(lines) : undefined;
  const isHighlighted = [...highlighted].some(
    (line) => imports && line >= imports.start && line < imports.end,
  );
  const shown = lines.length - (imports ? imports.end - imports.start : 0);
  return {
    imports: isHighlighted ? undefined : imports,
    lines: shown > MOST_LINES && highlighted.size === 0 ? lines.length : undefined,
  };
}
