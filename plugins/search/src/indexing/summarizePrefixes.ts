import {FIRST_IN_HEADING, HEADING_LENGTH, IN_HEADING, SUMMARY} from '../format/layout';
import {type EncodedTerm, encodeTerm} from './cutSlices';
import type {Postings} from './encodePostings';

/** Sections that a summary names at most. */
const BEST = 160;
/** Prefixes of up to this many letters look at headings only. */
const SHORT = 2;

/** Names the best sections for a prefix whose terms fill more than a slice. */
function summarize(prefix: string, lists: Postings[]): EncodedTerm {
  const quality = new Map<number, {impact: number; heading: number; score: number}>();
  for (const {sections, impacts, headings} of lists) {
    sections.forEach((section, index) => {
      const impact = impacts[index] as number;
      const heading = headings[index] as number;
      if (prefix.length <= SHORT && (impact & IN_HEADING) === 0) return;
      const inHeading = (impact & IN_HEADING) > 0;
      const score =
        (impact & 15) / 16 +
        (inHeading
          ? 24 / (heading & HEADING_LENGTH) + (heading & FIRST_IN_HEADING ? 1 : 0) + 2
          : 0);
      const known = quality.get(section);
      if (known === undefined) {
        quality.set(section, {impact, heading, score});
        return;
      }
      known.impact = Math.max(known.impact & 15, impact & 15) | ((known.impact | impact) & 240);
      if (inHeading && (known.heading === 0 || score > known.score)) known.heading = heading;
      known.score = Math.max(known.score, score);
    });
  }
  const best = [...quality]
    .sort(([sectionA, a], [sectionB, b]) => b.score - a.score || sectionA - sectionB)
    .slice(0, BEST)
    .sort(([a], [b]) => a - b);
  return encodeTerm(prefix + SUMMARY, {
    sections: best.map(([section]) => section),
    impacts: best.map(([, {impact}]) => impact),
    headings: best.map(([, {heading}]) => heading),
    weights: [],
    isExact: false,
  });
}

/**
 * Lists that stand for all terms with a prefix: for every prefix of one or two letters, and for
 * longer ones whose terms weigh more than `heavy` bytes.
 * @param terms sorted
 */
export function summarizePrefixes(
  terms: EncodedTerm[],
  postingsOf: (index: number) => Postings,
  heavy: number,
): EncodedTerm[] {
  const summaries: EncodedTerm[] = [];
  const visit = (start: number, end: number, length: number): void => {
    for (let from = start; from < end;) {
      const prefix = (terms[from] as EncodedTerm).term.slice(0, length);
      let to = from;
      let bytes = 0;
      while (to < end && (terms[to] as EncodedTerm).term.slice(0, length) === prefix) {
        bytes += (terms[to] as EncodedTerm).postings.length + 6;
        to++;
      }
      const isWhole = prefix.length === length;
      if (isWhole && (length <= SHORT || bytes > heavy)) {
        const lists = Array.from({length: to - from}, (_, index) => postingsOf(from + index));
        const summary = summarize(prefix, lists);
        if (summary.count > 0) summaries.push(summary);
        if (to - from > 1) visit(from, to, length + 1);
      }
      from = to;
    }
  };
  visit(0, terms.length, 1);
  return summaries;
}
