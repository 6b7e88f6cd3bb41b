/** Lines of a block, counted from zero; the end is the line behind the last one. */
export interface LineRange {
  start: number;
  end: number;
}

/** What of a block readers see once they ask for it. */
export interface CodeFolds {
  /** The imports of Java and the empty lines behind them. */
  imports: (LineRange & {count: number}) | undefined;
  /** Number of lines of a block that is too long to be shown whole at once. */
  lines: number | undefined;
}

/** Longer blocks are folded, unless an author has marked lines: those are to be seen. */
const MOST_LINES = 30;

/** Fewer would only be replaced by the button that shows them. */
const LEAST_IMPORTS = 2;

const IMPORT = /^import\s/;

function importsOf(lines: readonly string[]): CodeFolds['imports'] {
  const start = lines.findIndex((line) => IMPORT.test(line));
  const rest = lines.slice(start);
  const length = rest.findIndex((line) => line !== '' && !IMPORT.test(line));
  const count = rest.slice(0, length).filter((line) => IMPORT.test(line)).length;
  // Without anything behind them the imports are what the block shows.
  if (start < 0 || length < 0 || count < LEAST_IMPORTS) return undefined;
  return {start, end: start + length, count};
}

/**
 * Decides what of a block is folded.
 * @param language in small letters
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
