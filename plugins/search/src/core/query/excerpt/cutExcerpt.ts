import type {Analyzer} from '../../text/Analyzer';
import {lastUpTo} from '../../format/wordLists';
import type {Scheduler} from '../../reading/Scheduler';
import {findTokens, type Mark, marksFrom} from './findTokens';
import {type MatchedToken, type TokenMatcher, nearestTokens} from './matchTokens';

export interface Excerpt {
  excerpt: string;
  marks: Mark[];
  nearness: number;
}

const SCANNED = 20_000;
/**
 * Characters that an excerpt does not end with: spaces, half of a surrogate pair, and punctuation before more
 * text.
 */
const UNFINISHED = /[\s\ud800-\udbff,;:–—(]+$/;

/**
 * For a query of one word: maximum distance in letters from the first match to later matches that are considered,
 * because one of them may be in a sentence.
 */
const PROSE_REACH = 1500;
/**
 * Advantage of a match in a sentence over one in code, a table or a list of names, as a fraction of a word.
 */
const IN_SENTENCE = 0.4;
/**
 * Starts of blocks and sentences. After a dot, a lower-case letter or a digit continues the sentence: `e.g.
 * this`, `No. 3`.
 */
const START = /\n|[.!?]["'”’»)\]]*\s(?=[^\s\p{Ll}\p{N}])|[。！？]/gu;
const SENTENCE_END = /[.!?:。！？]["'”’»)\]]*\s*$/;
const LAST_LETTERS = 5;
const CLAUSE = /[,;:–—]\s+|、|\s(?=\()|\s-\s/;

/** A heading or a label, such as that of a code tab: `Reference`, `React TSX`. */
const LABEL = /^\s*[\p{L}\p{N}]+(?:[ +#.-]+[\p{L}\p{N}]+){0,2}[+#:]*\s*$/u;
const LABEL_LETTERS = 30;
const FEW_BLOCKS = 8;

const sentenceBounds = (text: string, end: number): number[] => [
  0,
  ...Array.from(text.matchAll(START), ({index, 0: {length}}) => index + length),
  end,
];

/**
 * Returns an empty range at the start of the first sentence in the next few blocks, or at the start of the
 * given block if they have no sentence.
 */
function sentenceBehind(
  block: number,
  bounds: readonly number[],
  isSentence: (bound: number) => boolean,
): {start: number; end: number} {
  let bound = block;
  const most = Math.min(block + FEW_BLOCKS, bounds.length - 1);
  while (bound < most && !isSentence(bound)) bound++;
  const start = bounds[bound < most ? bound : block] as number;
  return {start, end: start};
}

/**
 * Cuts the part of a text with the most matches, preferring sentences to code. It starts with a sentence or a
 * clause if that leaves space for the matches, and ends at the end of a sentence if that fills half of the
 * space. Other cuts are marked with dots. They are between words, or inside a word if little would be left
 * otherwise, as in code without spaces.
 */
export async function cutExcerpt(
  text: string,
  found: TokenMatcher,
  analyzer: Analyzer,
  scheduler: Scheduler,
  length: number,
): Promise<Excerpt> {
  const reach = found.isOneWord ? PROSE_REACH : Infinity;
  const tokens = await findTokens(text.slice(0, SCANNED), found, analyzer, scheduler, reach);
  const bounds = sentenceBounds(text.slice(0, SCANNED + length), text.length);
  const boundAt = (at: number): number => lastUpTo(bounds, at);
  const startOf = (bound: number): number => bounds[bound] as number;
  const isSentence = (bound: number): boolean =>
    SENTENCE_END.test(text.slice(startOf(bound), startOf(bound + 1)).slice(-LAST_LETTERS));
  const isLabel = (bound: number): boolean => {
    const block = text.slice(startOf(bound), startOf(bound + 1));
    return block.length <= LABEL_LETTERS && LABEL.test(block);
  };
  const reachable = (tokens[0]?.end ?? 0) + PROSE_REACH;
  const bonusOf = ({start}: MatchedToken): number =>
    start <= reachable && isSentence(boundAt(start)) ? IN_SENTENCE : 0;
  const said = tokens.filter(({start}) => !isLabel(boundAt(start)));
  const {first, last, ...near} = nearestTokens(said, length, found.wordCount, bonusOf);
  const {nearness} =
    said.length < tokens.length ? nearestTokens(tokens, length, found.wordCount) : near;
  const {start: hit, end: hitEnd} =
    said[first] ?? sentenceBehind(boundAt(tokens[0]?.start ?? 0), bounds, isSentence);
  const lastEnd = Math.max(hitEnd, said[last]?.end ?? 0);
  /** Smallest start offset at which the excerpt still shows all matches. */
  const least = Math.min(hit, Math.max(0, lastEnd - length));
  const own = boundAt(hit);
  let start = startOf(own);
  const isCut = start < least;
  if (isCut) {
    const clause = CLAUSE.exec(text.slice(least, hit));
    start = clause ? least + clause.index + clause[0].length : hit;
    if (!clause) {
      const room = Math.max(0, length + hit - hitEnd);
      const space = text.indexOf(' ', Math.max(least, hit - Math.floor(room / 3)));
      if (space >= 0 && space < hit) start = space + 1;
    }
  }
  let end = start + length;
  const isProse = isSentence(own);
  let behind = boundAt(Math.max(hit, lastEnd - 1)) + 1;
  while (isProse && startOf(behind) < end && isSentence(behind)) behind++;
  const most = isProse ? startOf(behind) : text.length;
  if (end >= most) {
    end = most;
    if (!isCut)
      for (let bound = own - 1; bound >= 0 && startOf(bound) >= end - length; bound--) {
        if (isProse && !isSentence(bound)) break;
        start = startOf(bound);
      }
  } else {
    const bound = startOf(boundAt(end));
    const space = text.lastIndexOf(' ', end);
    const enough = Math.max(start + length / 2, lastEnd);
    if (bound >= enough) end = bound;
    else if (space >= enough) end = space;
  }
  const before = isCut ? '…' : '';
  const shown = text.slice(start, end).replaceAll('\n', ' ').replace(UNFINISHED, '');
  const isWhole = end === text.length || SENTENCE_END.test(shown.slice(-LAST_LETTERS));
  const excerpt = before + shown + (isWhole ? '' : '…');
  const marks = marksFrom(tokens, start, end).map(([from, to]): Mark => [
    from + before.length,
    to + before.length,
  ]);
  return {excerpt, marks, nearness};
}
