import type {Analyzer} from '../analysis/Analyzer';

/** Start and end of a marked part, in UTF-16 units. */
export type Mark = [start: number, end: number];

/** What tells the tokens of a text that the query found. */
export interface FoundWords {
  isFound: (token: string) => boolean;
  /** Matches in or before each found token of a text without letters that are folded, if anything. */
  hint: RegExp | undefined;
}

/** Letters of a term by which a text is searched for it. */
const HINT_LETTERS = 3;
/** What may stand within a term that is written as several: `screw_box`. */
const CONNECTORS = "[._\\-:#$/@'’]*";
/** Letters beyond ASCII, which analysis may have folded. */
const FOLDED = /[\u00aa-\u1fff\u2c00-\uffff]/;
const NO_HINT = /[^a-z0-9]|^$/;
const SPACE = /\s/;

function hintOf(terms: readonly string[]): RegExp | undefined {
  const starts = new Set(terms.map((term) => term.slice(0, HINT_LETTERS)));
  if ([...starts].some((start) => NO_HINT.test(start))) return undefined;
  const patterns = [...starts].map((start) => [...start].join(CONNECTORS));
  return new RegExp(patterns.join('|') || '(?!)', 'gi');
}

/** Builds the test from the terms that were found and the prefix that was typed. */
export function foundWords(
  terms: readonly string[],
  prefix: string,
  analyzer: Analyzer,
): FoundWords {
  const wanted = new Set(terms);
  const isTerm = (term: string): boolean =>
    wanted.has(term) || (prefix !== '' && term.startsWith(prefix));
  return {
    isFound(token) {
      const {parts, joins} = analyzer.split(token);
      return [...parts, ...joins].some(isTerm);
    },
    hint: hintOf(prefix === '' ? terms : [...terms, prefix]),
  };
}

/** Where the tokens of a text are that the query found. */
export function findMarks(
  text: string,
  {isFound, hint}: FoundWords,
  analyzer: Analyzer,
  most = 64,
): Mark[] {
  const marks: Mark[] = [];
  const scan = (from: number, to: number): void => {
    analyzer.scan(text.slice(from, to), (start, end) => {
      if (marks.length < most && isFound(text.slice(from + start, from + end)))
        marks.push([from + start, from + end]);
    });
  };
  if (hint === undefined || FOLDED.test(text)) {
    scan(0, text.length);
    return marks;
  }
  // Only what stands between spaces around a hint is taken apart: that is most of the time saved.
  for (let at = 0; at < text.length && marks.length < most;) {
    hint.lastIndex = at;
    const match = hint.exec(text);
    if (match === null) break;
    let start = match.index;
    while (start > at && !SPACE.test(text[start - 1] as string)) start--;
    let end = match.index + match[0].length;
    while (end < text.length && !SPACE.test(text[end] as string)) end++;
    scan(start, end);
    at = end;
  }
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
  found: FoundWords,
  analyzer: Analyzer,
  length: number,
): Excerpt {
  const all = findMarks(text.slice(0, SCANNED), found, analyzer, 400);
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
  let start = Math.max(0, hit - Math.floor(room / 3));
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
