import type {Analyzer} from '../analysis/Analyzer';

/** Start and end of a marked part, in UTF-16 units. */
export type Mark = [start: number, end: number];

/** Tests whether a token of a text is one that the query found. */
export type TokenTest = (token: string) => boolean;

/** Builds the test from the terms that were found. */
export function tokenTest(terms: readonly string[], prefix: string, analyzer: Analyzer): TokenTest {
  const wanted = new Set(terms);
  return (token) => {
    const {parts, joins} = analyzer.split(token);
    return [...parts, ...joins].some(
      (term) => wanted.has(term) || (prefix !== '' && term.startsWith(prefix)),
    );
  };
}

/** Where the tokens of a text are that the query found. */
export function findMarks(text: string, isFound: TokenTest, analyzer: Analyzer, most = 64): Mark[] {
  const marks: Mark[] = [];
  analyzer.scan(text, (start, end) => {
    if (marks.length < most && isFound(text.slice(start, end))) marks.push([start, end]);
  });
  return marks;
}

export interface Excerpt {
  excerpt: string;
  marks: Mark[];
}

const SCANNED = 20_000;

/** Cuts the part of a text that shows the most hits, at word boundaries, with dots where it is cut. */
export function cutExcerpt(
  text: string,
  isFound: TokenTest,
  analyzer: Analyzer,
  length: number,
): Excerpt {
  const all = findMarks(text.slice(0, SCANNED), isFound, analyzer, 400);
  const words = all.map(([start, end]) => text.slice(start, end).toLowerCase());
  let best = 0;
  let bestCount = 0;
  for (let first = 0; first < all.length; first++) {
    const seen = new Set<string>();
    for (let next = first; next < all.length; next++) {
      if ((all[next] as Mark)[1] - (all[first] as Mark)[0] > length) break;
      seen.add(words[next] as string);
    }
    if (seen.size > bestCount) {
      bestCount = seen.size;
      best = first;
    }
  }
  const [hit = 0, hitEnd = 0] = all[best] ?? [];
  const room = Math.max(0, length - (hitEnd - hit));
  let start = all.length === 0 ? 0 : Math.max(0, hit - Math.floor(room / 3));
  if (start > 0) {
    const space = text.indexOf(' ', start);
    start = space >= 0 && space < hit ? space + 1 : hit;
  }
  let end = Math.min(text.length, start + length);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > Math.max(start, hitEnd - 1)) end = space;
  }
  const before = start > 0 ? '…' : '';
  const excerpt = before + text.slice(start, end).trimEnd() + (end < text.length ? '…' : '');
  const marks = all
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]): Mark => [from - start + before.length, to - start + before.length]);
  return {excerpt, marks};
}
