import type {Analyzer} from '../../text/Analyzer';
import {isSign} from '../../text/isSign';
import {type Phrase, wordsOf, wordsWithoutNotes} from '../parse/readPhrases';
import type {IsWanted} from '../expand/Terms';
import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {Ranked} from '../score/Ranked';
import {MOST_BLOCKS, MOST_READ} from '../expand/readingLimits';

const BATCH = 8;
/** Parts of a text that are short enough to process without a pause, and end at the end of a word. */
const PIECES = /[^]{1,2000}\S*/g;

async function wordingsOf(
  text: string,
  analyzer: Analyzer,
  scheduler: Scheduler,
): Promise<readonly string[][]> {
  const words: string[] = [];
  const withoutNotes: string[] = [];
  for (const [piece] of text.matchAll(PIECES)) {
    await scheduler.tick();
    words.push(...wordsOf(piece, analyzer));
    withoutNotes.push(...wordsWithoutNotes(piece, analyzer));
  }
  return [words, ...(withoutNotes.length < words.length ? [withoutNotes] : [])];
}

/** Whether words are adjacent in a text. Symbols between them only count if the phrase has symbols. */
function contains(text: readonly string[], phrase: readonly string[]): boolean {
  const words = phrase.some(isSign) ? text : text.filter((word) => !isSign(word));
  return words.some((_, at) => phrase.every((word, index) => words[at + index] === word));
}

export interface Matches {
  ranked: readonly Ranked[];
  total: number;
}

export interface Filtered extends Matches {
  hasMore: boolean;
  isPartial: boolean;
}

/**
 * Appends sections that meet the conditions but were not found by their words, at most as many as are read for
 * a phrase.
 */
function withOthers({ranked}: Matches, sectionCount: number, isWanted: IsWanted): Matches {
  const others = Array.from({length: sectionCount}, (_, section) => ({section, score: 0}))
    .filter(({section}) => isWanted(section))
    .slice(0, MOST_READ);
  const isNew = ({section}: Ranked): boolean => ranked.every((one) => one.section !== section);
  return {ranked: [...ranked, ...others.filter(isNew)], total: sectionCount};
}

/**
 * Keeps the sections whose text contains all phrases and none of the excluded ones. The index has no
 * positions, so this reads the texts, best sections first, until more than `count` are found.
 *
 * @param limits.isWanted set if the phrases consist of stop words, which the index has only for headings. The
 * sections that it accepts are then searched even if the index did not find them
 */
export async function filterPhrases(
  matches: Matches,
  phrases: readonly Phrase[],
  context: IndexContext,
  limits: {count: number; mostFiles?: number; isWanted?: IsWanted},
  scheduler: Scheduler,
): Promise<Filtered> {
  const {count, mostFiles = MOST_BLOCKS, isWanted} = limits;
  const {analyzer} = context;
  const isRequired = phrases.some(({isProhibited}) => !isProhibited);
  const {ranked, total} =
    isWanted && isRequired ? withOthers(matches, context.sectionCount, isWanted) : matches;
  const kept: Ranked[] = [];
  const most = Math.min(ranked.length, MOST_READ);
  let at = 0;
  const blocks = new Set<string>();
  const mostBlocks = Math.min(MOST_BLOCKS, mostFiles);
  for (; at < most && kept.length <= count; at += BATCH) {
    const batch = ranked.slice(at, at + BATCH);
    for (const {section} of batch) {
      blocks.add(`h${context.heads.blockOf(section)}`);
      blocks.add(`x${context.texts.blockOf(section)}`);
    }
    if (blocks.size > mostBlocks) break;
    const sections = await Promise.all(
      batch.map(({section}) =>
        Promise.all([context.heads.get(section), context.texts.get(section)]),
      ),
    );
    for (const [index, one] of batch.entries()) {
      const [head, shown] = sections[index] as (typeof sections)[number];
      const {title, heading} = head;
      const {text, description} = shown;
      const isLead = context.isLead(one.section);
      const own = {
        [isLead ? 'title' : 'heading']: await wordingsOf(
          isLead ? title : heading,
          analyzer,
          scheduler,
        ),
        content: await wordingsOf(text, analyzer, scheduler),
        description: await wordingsOf(isLead ? description : '', analyzer, scheduler),
      };
      const fits = phrases.every(
        ({words, isProhibited, field}) =>
          (field ? (own[field] ?? []) : Object.values(own).flat()).some((one) =>
            contains(one, words),
          ) !== isProhibited,
      );
      if (fits) kept.push(one);
    }
  }
  return {
    ranked: kept,
    total: kept.length,
    hasMore: Math.min(at, most) < total,
    isPartial: blocks.size > mostBlocks && kept.length < count,
  };
}
