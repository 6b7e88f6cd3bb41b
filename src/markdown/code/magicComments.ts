const MARK =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/|\*\/\s*\}|-->)?\s*$/;

interface MarkedCode {
  readonly code: string;
  /** Highlighted lines, counted from zero. */
  readonly highlighted: ReadonlySet<number>;
}

export function takeMagicComments(code: string): MarkedCode {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let isMarking = false;
  for (const line of code.split(/\r?\n/)) {
    const mark = MARK.exec(line)?.[1];
    if (mark === 'next-line') highlighted.add(kept.length);
    else if (mark !== undefined) isMarking = mark === 'start';
    else {
      if (isMarking) highlighted.add(kept.length);
      kept.push(line);
    }
  }
  return {code: kept.join('\n'), highlighted};
}
