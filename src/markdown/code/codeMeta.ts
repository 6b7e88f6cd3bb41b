/** Parsed meta string, which is the text after the language of a code block. */
export interface CodeMeta {
  readonly title?: string;
  readonly firstLine?: number;
  /** Highlighted lines, counted from zero. */
  readonly highlighted?: ReadonlySet<number>;
}

const WORD =
  /\s*(?:\{(?<range>\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\}|(?<name>[\w-]+)(?:=(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'|(?<bare>[^\s"'{}]+)))?)(?=\s|$)/y;

/** Parses line numbers such as `1,4-6`, which count from one. */
function linesInRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index - 1);
  });
}

/** Words that only the check of Java blocks uses. */
const FLAGS = new Set(['no-compile']);

function readWord(name: string, value: string | undefined): CodeMeta {
  if (name === 'title' && value !== undefined) return value === '' ? {} : {title: value};
  if (name === 'showLineNumbers' && /^\d*$/.test(value ?? ''))
    return {firstLine: Number(value ?? 1)};
  if (FLAGS.has(name) && value === undefined) return {};
  throw new Error(
    `"${value === undefined ? name : `${name}=${value}`}" is not a known setting after the language of a code block. Known are title="…", {1,4-6}, showLineNumbers, showLineNumbers=7 and no-compile.`,
  );
}

/**
 * Parses `title="…"`, `{1,4-6}` and `showLineNumbers`. A title without spaces needs no quotes.
 * Quotes inside a title are escaped with a backslash.
 * @throws Error that quotes the invalid part
 */
export function codeMeta(meta: string): CodeMeta {
  let result: CodeMeta = {};
  const names = new Set<string>();
  const text = meta.trimEnd();
  WORD.lastIndex = 0;
  while (WORD.lastIndex < text.length) {
    const start = WORD.lastIndex;
    const groups = WORD.exec(text)?.groups;
    if (!groups)
      throw new Error(
        `The text \`${text.slice(start).trim()}\` after the language of a code block cannot be parsed. Check its quotes and braces: title="Main.java" {1,4-6}.`,
      );
    const {range, name = '', double, single, bare} = groups;
    const value = (double ?? single)?.replace(/\\(.)/g, '$1') ?? bare;
    if (range === undefined && names.has(name))
      throw new Error(`"${name}" occurs twice after the language of a code block. Remove one.`);
    names.add(name);
    result = {
      ...result,
      ...(range === undefined
        ? readWord(name, value)
        : {highlighted: new Set([...(result.highlighted ?? []), ...linesInRange(range)])}),
    };
  }
  return result;
}
