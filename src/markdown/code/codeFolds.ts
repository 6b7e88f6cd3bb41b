interface LineRange {
  start: number;
  end: number;
}

export interface CodeFolds {
  /** Java imports, including the empty lines after them. */
  imports: (LineRange & {count: number}) | undefined;
  /** Total number of lines, if the block is folded because it is too long. */
  lines: number | undefined;
}

/** Maximum number of lines besides folded imports. Longer blocks are folded, except those with highlighted lines. */
const MOST_LINES = 30;

/** Minimum number of imports that are folded. The button to unfold them also takes up a line. */
const LEAST_IMPORTS = 2;

const IMPORT = /^import\s/;

function importsOf(lines: readonly string[]): CodeFolds['imports'] {
  const start = lines.findIndex((line) => IMPORT.test(line));
  const rest = lines.slice(start);
  const length = rest.findIndex((line) => line !== '' && !IMPORT.test(line));
  const count = rest.slice(0, length).filter((line) => IMPORT.test(line)).length;
  // Blocks that consist only of imports are not folded.
  if (start < 0 || length < 0 || count < LEAST_IMPORTS) return undefined;
  return {start, end: start + length, count};
}

/** @param language in lower case */
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
