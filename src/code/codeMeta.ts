/** What an author says about a block of code, and the code that is left. */
export interface CodeMeta {
  code: string;
  title: string | undefined;
  firstLine: number | undefined;
  /** Lines that stand out, counted from zero. */
  highlighted: Set<number>;
}

const COMMENT =
  /^\s*(?:\/\/|#|<!--|\/\*|\{\s*\/\*|--|%)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\s*\}?)?\s*$/;

/** `1,4-6`, counted from one. */
function linesInRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index - 1);
  });
}

/** Comments that mark lines, as `// highlight-next-line`, are taken out of the code. */
function linesInComments(code: string): Pick<CodeMeta, 'code' | 'highlighted'> {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let isMarking = false;
  for (const line of code.split(/\r?\n/)) {
    const mark = COMMENT.exec(line)?.[1];
    if (mark === 'next-line') highlighted.add(kept.length);
    else if (mark !== undefined) isMarking = mark === 'start';
    else {
      if (isMarking) highlighted.add(kept.length);
      kept.push(line);
    }
  }
  return {code: kept.join('\n'), highlighted};
}

/**
 * Reads what Docusaurus's own blocks of code read: `title="…"`, `{1,4-6}`, `showLineNumbers` and
 * comments that mark lines, which do not count where lines are given by numbers.
 *
 * @param meta what stands behind the language of the block
 */
export function codeMeta(rawCode: string, meta: string): CodeMeta {
  const code = rawCode.replace(/\r?\n$/, '');
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  return {
    title: /title=(["'])(.+?)\1/.exec(meta)?.[2],
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
    ...(range === undefined
      ? linesInComments(code)
      : {code, highlighted: new Set(linesInRange(range))}),
  };
}
