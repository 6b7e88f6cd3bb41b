import type {Analyzer} from '../analysis/Analyzer';
import type {PlainQuery} from '../query/PlainQuery';

/**
 * What the reader typed with words replaced, and without space at its end; undefined where none is.
 * @param meant places of words in the query, and what stands for them
 */
export function replaceWords(
  typed: string,
  {words}: PlainQuery,
  meant: readonly (readonly [place: number, text: string | undefined])[],
  {scan, split}: Analyzer,
): string | undefined {
  const byWord = new Map(meant.map(([place, text]) => [words[place]?.text, text]));
  let replaced = '';
  let from = 0;
  scan(typed, (start, end) => {
    const {parts} = split(typed.slice(start, end));
    if (!parts.some((part) => byWord.get(part))) return;
    replaced += typed.slice(from, start) + parts.map((part) => byWord.get(part) ?? part).join(' ');
    from = end;
  });
  return from > 0 ? replaced + typed.slice(from).trimEnd() : undefined;
}
