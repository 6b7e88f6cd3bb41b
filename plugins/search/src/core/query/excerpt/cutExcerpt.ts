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
 * Characters that are removed from the end of an excerpt: spaces, the first half of a surrogate pair, and
 * punctuation that does not end a sentence.
 */
const UNFINISHED = /[\s\ud800-\udbff,;:–—(]+$/;

/**
 * Maximum distance in letters between the first match and a later one that an excerpt may show instead because
 * it is in a sentence. Also limits the search for matches if the query has one word.
 */
const PROSE_REACH = 1500;
/**
 * Advantage of a match in a sentence over one in code, a table or a list of names. 1 is the value of one word of
 * the query.
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

interface Sentences {
  count: number;
  at: (position: number) => number;
  startOf: (sentence: number) => number;
  isSentence: (sentence: number) => boolean;
  isLabel: (sentence: number) => boolean;
}

function sentencesOf(text: string, scanned: number): Sentences {
  const starts = [
    0,
    ...Array.from(text.slice(0, scanned).matchAll(START), ({index, 0: {length}}) => index + length),
    text.length,
  ];
  const startOf = (sentence: number): number => starts[sentence] as number;
  const textOf = (sentence: number): string => text.slice(startOf(sentence), startOf(sentence + 1));
  return {
    count: starts.length - 1,
    at: (position) => lastUpTo(starts, position),
    startOf,
    isSentence: (sentence) => SENTENCE_END.test(textOf(sentence).slice(-LAST_LETTERS)),
    isLabel: (sentence) => textOf(sentence).length <= LABEL_LETTERS && LABEL.test(textOf(sentence)),
  };
}

/** Positions that an excerpt shows: the first match and the end of the last one. */
interface Shown {
  hit: number;
  hitEnd: number;
  lastEnd: number;
}

/**
 * Returns an empty range at the start of the first sentence in the next few blocks, or at the start of the
 * given block if they have no sentence.
 */
function sentenceBehind(block: number, {count, isSentence, startOf}: Sentences): Shown {
  let sentence = block;
  const most = Math.min(block + FEW_BLOCKS, count);
  while (sentence < most && !isSentence(sentence)) sentence++;
  const hit = startOf(sentence < most ? sentence : block);
  return {hit, hitEnd: hit, lastEnd: hit};
}

/** Chooses the part with the most matches. Labels are not shown if a sentence follows. */
function chooseMatches(
  tokens: readonly MatchedToken[],
  sentences: Sentences,
  {wordCount}: TokenMatcher,
  length: number,
): Shown & {nearness: number} {
  const reachable = (tokens[0]?.end ?? 0) + PROSE_REACH;
  const bonusOf = ({start}: MatchedToken): number =>
    start <= reachable && sentences.isSentence(sentences.at(start)) ? IN_SENTENCE : 0;
  const said = tokens.filter(({start}) => !sentences.isLabel(sentences.at(start)));
  const {first, last, ...near} = nearestTokens(said, length, wordCount, bonusOf);
  const {nearness} =
    said.length < tokens.length && wordCount > 1 ? nearestTokens(tokens, length, wordCount) : near;
  const match = said[first];
  if (match === undefined)
    return {...sentenceBehind(sentences.at(tokens[0]?.start ?? 0), sentences), nearness};
  const {start: hit, end: hitEnd} = match;
  return {hit, hitEnd, lastEnd: Math.max(hitEnd, said[last]?.end ?? 0), nearness};
}

/**
 * Returns the start of an excerpt that has no space for the beginning of its sentence: the start of a clause,
 * or else of a word.
 */
function startWithin(text: string, least: number, {hit, hitEnd}: Shown, length: number): number {
  const clause = CLAUSE.exec(text.slice(least, hit));
  if (clause) return least + clause.index + clause[0].length;
  const room = Math.max(0, length + hit - hitEnd);
  const space = text.indexOf(' ', Math.max(least, hit - Math.floor(room / 3)));
  return space >= 0 && space < hit ? space + 1 : hit;
}

/**
 * Chooses the range of an excerpt. It starts with a sentence or a clause if that leaves space for the matches,
 * and ends with a sentence if that fills half of the space. Otherwise it ends between words, or inside a word
 * if the end of the previous word would leave too little text, as in code without spaces.
 */
function chooseRange(
  text: string,
  {at, startOf, isSentence}: Sentences,
  shown: Shown,
  length: number,
): {start: number; end: number; isCut: boolean} {
  const {hit, lastEnd} = shown;
  /** Smallest start offset at which the excerpt still shows all matches. */
  const least = Math.min(hit, Math.max(0, lastEnd - length));
  const own = at(hit);
  const isCut = startOf(own) < least;
  let start = isCut ? startWithin(text, least, shown, length) : startOf(own);
  const isProse = isSentence(own);
  let behind = at(Math.max(hit, lastEnd - 1)) + 1;
  while (isProse && startOf(behind) < start + length && isSentence(behind)) behind++;
  const most = isProse ? startOf(behind) : text.length;
  if (start + length >= most) {
    if (!isCut)
      for (let before = own - 1; before >= 0 && startOf(before) >= most - length; before--) {
        if (isProse && !isSentence(before)) break;
        start = startOf(before);
      }
    return {start, end: most, isCut};
  }
  const end = start + length;
  const enough = Math.max(start + length / 2, lastEnd);
  const ends = [startOf(at(end)), text.lastIndexOf(' ', end), end];
  return {start, end: ends.find((one) => one >= enough) ?? end, isCut};
}

/**
 * Cuts out the part of a text with the most matches, preferring sentences to code. Ellipses show where text was
 * cut off.
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
  const sentences = sentencesOf(text, SCANNED + length);
  const {nearness, ...shown} = chooseMatches(tokens, sentences, found, length);
  const {start, end, isCut} = chooseRange(text, sentences, shown, length);
  const before = isCut ? '…' : '';
  const cut = text.slice(start, end).replaceAll('\n', ' ').replace(UNFINISHED, '');
  const isWhole = end === text.length || SENTENCE_END.test(cut.slice(-LAST_LETTERS));
  const marks = marksFrom(tokens, start, end).map(([from, to]): Mark => [
    from + before.length,
    to + before.length,
  ]);
  return {excerpt: before + cut + (isWhole ? '' : '…'), marks, nearness};
}
