import {SUMMARY} from '../../format/layout';
import type {Group, Terms} from '../expand/Terms';
import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import {Candidates} from './Candidates';
import type {MatchedTerms} from './Ranked';
import {isLongQuery} from './isLongQuery';
import {type Keep, type ScoredSections, scoreSections} from './scoreSections';

export interface ScoredText extends ScoredSections {
  terms: MatchedTerms;
}

/** Minimum weight of another form of a word in a heading, if the endings are similar. */
const FORM_IN_HEADING = 0.8;
/**
 * Maximum number of letters in similar endings. The endings of touching and touches are similar, those of
 * general and generators are not.
 */
const ENDING = 3;

const startsAs = (word: string, other: string): boolean => word.startsWith(other.slice(0, -ENDING));

/**
 * Frequency that gives a word a score of one half if the query is a description. It is higher than for other
 * queries, because each of the many words matters less.
 */
const HALF_OF_DESCRIPTION = 2.5;

/**
 * Letters in a heading for the column of a join. They are 0, because they already count for the words of the
 * join. The candidate still records that its heading contains the join.
 */
const MARKED = [0];

function complete(lengths: readonly number[], letters: number): number[] {
  const before = lengths.slice(0, -1);
  const left = letters - before.reduce((sum, length) => sum + length, 0);
  return [...before, Math.max(left, 0)];
}

/** Numbers, versions and addresses count as complete, even as the last of several words. */
const HAS_DIGIT = /\p{N}/u;

/**
 * Returns the column of the word or identifier at the end of the query, for the bonus of sections that contain it
 * in full. The last of several words without a digit gets no bonus, because the reader has probably not finished
 * typing it.
 *
 * @returns -1 if there is no bonus
 */
function lastColumn({words, joins}: Pick<Terms, 'words' | 'joins'>): number {
  const needed = words.filter(({isNeeded}) => isNeeded);
  const last = needed.at(-1);
  const typed = joins.filter(({isTyped, covered}) => isTyped && covered.includes(words.length - 1));
  const [join] = typed.sort((a, b) => b.text.length - a.text.length);
  if (join !== undefined) return words.length + joins.indexOf(join);
  if (last === undefined || (needed.length > 1 && !HAS_DIGIT.test(last.text))) return -1;
  return words.indexOf(last);
}

export async function scoreTerms(
  found: Terms,
  context: IndexContext,
  scheduler: Scheduler,
  keep: Keep,
): Promise<ScoredText> {
  const {words, groups, joined} = found;
  const columnCount = words.length + joined.length;
  const last = lastColumn(found);
  const isTogether = isLongQuery(found);
  const terms = new Map<string, number[]>();
  let most = 0;
  const lettersOf = (place: number): number => {
    const word = words[place];
    return word?.isNeeded ? word.text.length : 0;
  };
  const listsOf = (
    {covered, expansions: lists, isTyped}: Group,
    column: number,
    isJoin: boolean,
  ) => {
    // The stop words of an identifier are not counted separately, so the last word gets their letters.
    const lengths = covered.map(lettersOf);
    // An identifier that is not a term may be unfinished or misspelled, so its completions and corrections
    // count instead.
    const isLast = column === last && lists.some(({weight}) => weight === 1);
    const isUnknown = isTyped && lists.every(({weight}) => weight < 1);
    return lists.map(({entry, weight: own, letters, isForm}) => {
      const weight = isTogether && isForm ? 1 : own;
      const term = entry.term.replace(SUMMARY, '');
      if (words[column]?.isNeeded !== false)
        terms.set(term, [...(terms.get(term) ?? []), ...covered]);
      const isMarked = isJoin && (weight === 1 || isUnknown);
      const covers = complete(lengths, letters);
      const list = entry.postings();
      most += list.sections.length;
      const word = words[column]?.text ?? '';
      const isNear = isForm && startsAs(word, term) && startsAs(term, word);
      const addTo = (candidates: Candidates): void => {
        candidates.add(
          list,
          covered,
          weight,
          isNear ? Math.max(weight, FORM_IN_HEADING) : weight,
          covers,
          isForm,
        );
        if (isMarked) candidates.add(list, [column], weight, weight, MARKED);
        if (isLast && (isForm || weight === 1)) candidates.markTyped(list);
      };
      return {isShort: entry.isShort, addTo};
    });
  };
  const lists = [
    ...groups.flatMap((group) => listsOf(group, group.covered[0] as number, false)),
    ...joined.flatMap((group, at) => listsOf(group, words.length + at, true)),
  ];
  const answered = found.answer?.postings();
  most += answered === undefined ? 0 : 1;
  const candidates = new Candidates(context.sectionCount, columnCount, most, isTogether);
  // Shortlists come last, because they leave out lengths of headings that other lists have.
  lists.sort((a, b) => Number(a.isShort) - Number(b.isShort));
  for (const {addTo} of lists) {
    addTo(candidates);
    await scheduler.tick();
  }
  if (isTogether) candidates.saturate(HALF_OF_DESCRIPTION);
  // All words count as found on the page of a search answer, because their other forms may not have been looked
  // up.
  if (answered !== undefined) candidates.add(answered, Array.from(words.keys()), 1, 1, []);
  return {...(await scoreSections(candidates, found, context, scheduler, keep)), terms};
}
