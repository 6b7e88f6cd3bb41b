import type {Analyzer} from '../analysis/Analyzer';

/** A word of letters alone, as it is indexed. */
const PLAIN = /^\p{Ll}{2,}$/u;

/**
 * Two neighbouring words of a heading, written as one as some readers do: fullscreen for `Full screen`.
 * Stop words are left out, and what is an identifier already.
 */
export function neighbourJoins(heading: string, {scan, split, isStopWord}: Analyzer): string[] {
  const found: string[] = [];
  let before = '';
  let beforeEnd = 0;
  scan(heading, (start, end) => {
    const {parts, joins} = split(heading.slice(start, end));
    const [word = ''] = parts;
    const isAlone = parts.length === 1 && joins.length === 0;
    const plain = isAlone && PLAIN.test(word) && !isStopWord(word) ? word : '';
    const isNext = start === beforeEnd + 1 && plain !== before;
    if (before !== '' && plain !== '' && isNext) found.push(before + plain);
    before = plain;
    beforeEnd = end;
  });
  return found;
}
