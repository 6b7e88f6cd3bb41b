import {IDEOGRAPH} from '../analysis/ideograph';
import {ByteReader} from '../format/ByteReader';
import {
  CONTENT_IMPACT,
  FIRST_IN_HEADING,
  HEADING_LENGTH,
  IMPACT_STEPS,
  IN_HEADING,
  KIND_IN_HEADING,
  SUMMARY,
} from '../format/layout';
import {bytesOf, type EncodedTerm, encodeTerm} from './cutSlices';
import {runningSums} from '../format/runningSums';

/** Sections that a summary names at most. */
const BEST = 160;
/** Prefixes of up to this many letters look at headings only, unless they may be words. */
const SHORT = 2;

/** What a section has of the terms with a prefix. */
interface Quality {
  section: number;
  impact: number;
  heading: number;
  isTitle: boolean;
  score: number;
}

const byScore = (a: Quality, b: Quality): number => b.score - a.score || a.section - b.section;

const isInHeading = ({impact}: Quality): boolean => (impact & IN_HEADING) > 0;

/** How well a section answers who has typed the start of a term only. */
function scoreOf(impact: number, heading: number): number {
  const content = (impact & CONTENT_IMPACT) / IMPACT_STEPS;
  if ((impact & IN_HEADING) === 0) return content;
  if (heading === KIND_IN_HEADING) return content + 2;
  return content + 24 / (heading & HEADING_LENGTH) + (heading & FIRST_IN_HEADING ? 1 : 0) + 2;
}

/** As many titles as other places, where there are enough of both. */
function chooseBest(sorted: readonly Quality[]): Quality[] {
  const others = sorted.filter(({isTitle}) => !isTitle);
  const titles = sorted
    .filter(({isTitle}) => isTitle)
    .slice(0, Math.max(BEST / 2, BEST - others.length));
  return [...titles, ...others.slice(0, BEST - titles.length)];
}

/** The sections of several lists, each once. */
class Qualities {
  readonly #bySection = new Map<number, Quality>();

  add(quality: Quality): void {
    const known = this.#bySection.get(quality.section);
    if (known === undefined) {
      this.#bySection.set(quality.section, quality);
      return;
    }
    const {impact, heading, score} = quality;
    known.impact =
      Math.max(known.impact & CONTENT_IMPACT, impact & CONTENT_IMPACT) |
      ((known.impact | impact) & ~CONTENT_IMPACT);
    if (isInHeading(quality) && (known.heading === 0 || score > known.score))
      known.heading = heading;
    known.score = Math.max(known.score, score);
    known.isTitle ||= quality.isTitle;
  }

  /** Adds the sections of a term. */
  addTerm(
    {postings, impactsStart, count}: EncodedTerm,
    isLead: (section: number) => boolean,
  ): void {
    const sections = new ByteReader(postings);
    const impacts = new ByteReader(postings, impactsStart);
    const headings = new ByteReader(postings, impactsStart + count);
    let section = -1;
    for (let left = count; left > 0; left--) {
      section += sections.number() + 1;
      const impact = impacts.byte();
      const heading = impact & IN_HEADING ? headings.byte() : 0;
      const isTitle = heading > 0 && isLead(section);
      this.add({section, impact, heading, isTitle, score: scoreOf(impact, heading)});
    }
  }

  best(): Quality[] {
    return chooseBest(Array.from(this.#bySection.values()).sort(byScore));
  }
}

function encodeSummary(prefix: string, count: number, best: readonly Quality[]): EncodedTerm {
  const named = [...best].sort((a, b) => a.section - b.section);
  const encoded = encodeTerm(SUMMARY + prefix, {
    sections: named.map(({section}) => section),
    impacts: named.map(({impact}) => impact),
    headings: named.map(({heading}) => heading),
    weights: [],
    isExact: false,
  });
  return {...encoded, count};
}

/**
 * Lists that stand for all terms with a prefix: for every prefix of one or two letters, which look at
 * headings only unless one letter may be a word, and for longer ones whose terms weigh more than
 * `heavy` bytes. A section is as good for a prefix as for the best term with it, so the best ones of
 * a prefix are among the best of the longer prefixes, and each term is looked at once. All prefixes
 * with one first letter are a step.
 * @param terms sorted
 * @param of.isLead whether a section is the first one of its page, whose heading is the title
 */
export function* summarizePrefixes(
  terms: EncodedTerm[],
  {isLead, heavy}: {isLead: (section: number) => boolean; heavy: number},
): Generator<void, EncodedTerm[]> {
  const summaries: EncodedTerm[] = [];
  const weights = runningSums(terms.map(bytesOf));
  const counts = runningSums(terms.map(({count}) => count));
  const keyOf = (index: number): string => (terms[index] as EncodedTerm).term;
  /** Where the terms from `start` on end that begin with a prefix, `end` at most. */
  const endOf = (prefix: string, start: number, end: number): number => {
    let to = start + 1;
    while (to < end && keyOf(to).startsWith(prefix)) to++;
    return to;
  };
  /** The best sections for the terms from `start` to `end`, which share their first letters. */
  const visit = (start: number, end: number, letters: number): Quality[] => {
    const count = (counts[end] as number) - (counts[start] as number);
    const isHeavy = (weights[end] as number) - (weights[start] as number) > heavy;
    const qualities = new Qualities();
    for (let from = start; from < end;) {
      const prefix = keyOf(from).slice(0, letters + 1);
      const isLonger = prefix.length > letters && (isHeavy || letters < SHORT);
      const to = isLonger ? endOf(prefix, from, end) : from + 1;
      if (isLonger) for (const quality of visit(from, to, letters + 1)) qualities.add(quality);
      else qualities.addTerm(terms[from] as EncodedTerm, isLead);
      from = to;
    }
    const best = qualities.best();
    // One letter of a language without spaces may be a whole word.
    const isWord = letters === 1 && IDEOGRAPH.test(keyOf(start).charAt(0));
    const named = letters <= SHORT && !isWord ? best.filter(isInHeading) : best;
    if ((letters <= SHORT || isHeavy) && named.length > 0)
      summaries.push(encodeSummary(keyOf(start).slice(0, letters), count, named));
    return best;
  };
  for (let start = 0, end; start < terms.length; start = end) {
    end = endOf(keyOf(start).slice(0, 1), start, terms.length);
    visit(start, end, 1);
    yield;
  }
  return summaries;
}
