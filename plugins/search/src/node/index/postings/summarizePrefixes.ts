import {IDEOGRAPH} from '../../../core/text/fold';
import {IN_HEADING, SUMMARY} from '../../../core/format/layout';
import {runningSums} from '../../../core/format/bytes';
import {bytesOf, type EncodedTerm, encodeTerm} from './cutSlices';
import {type Quality, SectionQualities} from './SectionQualities';

/**
 * Maximum length of prefixes that always have a summary. Such a summary only includes headings, unless the prefix may
 * be a word.
 */
const SHORT = 2;
/** Half of a surrogate pair cannot be typed or encoded in UTF-8. */
const ENDS_IN_HALF = /[\ud800-\udbff]$/;

const isInHeading = ({impact}: Quality): boolean => (impact & IN_HEADING) > 0;

function encodeSummary(prefix: string, count: number, best: readonly Quality[]): EncodedTerm {
  const named = [...best].sort((a, b) => a.section - b.section);
  const encoded = encodeTerm(SUMMARY + prefix, {
    sections: named.map(({section}) => section),
    impacts: named.map(({impact}) => impact),
    headings: named.map(({heading}) => heading),
  });
  return {...encoded, count};
}

/**
 * Returns summaries of the terms with a prefix. Each prefix of one or two letters has a summary, which only
 * includes headings unless one letter may be a word. A longer prefix has a summary if its terms have more than
 * `heavy` bytes. The quality of a section for a prefix is that of its best term, so the best sections of a
 * prefix are among the best of the longer prefixes, and each term is read once.
 *
 * @param terms sorted terms
 * @param of.leads 1 for each section that is the first one of its page
 */
export function summarizePrefixes(
  terms: EncodedTerm[],
  {leads, heavy}: {leads: Uint8Array; heavy: number},
): EncodedTerm[] {
  const summaries: EncodedTerm[] = [];
  const qualities = new SectionQualities(leads);
  const weights = runningSums(terms.map(bytesOf));
  const counts = runningSums(terms.map(({count}) => count));
  const keyOf = (index: number): string => (terms[index] as EncodedTerm).term;
  const endOf = (prefix: string, start: number, end: number): number => {
    let to = start + 1;
    while (to < end && keyOf(to).startsWith(prefix)) to++;
    return to;
  };
  /** Returns the best sections for the terms from `start` to `end`, which share their first letters. */
  const visit = (start: number, end: number, letters: number): Quality[] => {
    const count = (counts[end] as number) - (counts[start] as number);
    const isHeavy = (weights[end] as number) - (weights[start] as number) > heavy;
    const isDivided = isHeavy || letters < SHORT;
    // If the terms are divided by their next letter, the first term may be the prefix itself and have no next
    // letter.
    const undivided = isDivided ? start + Number(keyOf(start).length === letters) : end;
    const ofLonger: Quality[] = [];
    for (let from = undivided, to; from < end; from = to) {
      to = endOf(keyOf(from).slice(0, letters + 1), from, end);
      ofLonger.push(...visit(from, to, letters + 1));
    }
    for (const term of terms.slice(start, undivided)) qualities.addTerm(term);
    for (const quality of ofLonger) qualities.add(quality);
    const best = qualities.takeBest();
    // One letter of a language without spaces may be a whole word.
    const isWord = letters === 1 && IDEOGRAPH.test(keyOf(start).charAt(0));
    const named = letters <= SHORT && !isWord ? best.filter(isInHeading) : best;
    const prefix = keyOf(start).slice(0, letters);
    if ((letters <= SHORT || isHeavy) && named.length > 0 && !ENDS_IN_HALF.test(prefix))
      summaries.push(encodeSummary(prefix, count, named));
    return best;
  };
  for (let start = 0, end; start < terms.length; start = end) {
    end = endOf(keyOf(start).slice(0, 1), start, terms.length);
    visit(start, end, 1);
  }
  return summaries;
}
