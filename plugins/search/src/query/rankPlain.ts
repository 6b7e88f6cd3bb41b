import type {Dictionary} from '../engine/Dictionary';
import {FIRST_IN_HEADING, HEADING_LENGTH} from '../format/layout';
import type {Analyzer} from '../analysis/Analyzer';
import {Candidates} from './Candidates';
import type {Deadline} from './Deadline';
import {type Expansion, expandForms, expandPrefix} from './expandWord';
import type {PlainQuery} from './PlainQuery';

/** A section with its score. */
export interface Ranked {
  section: number;
  score: number;
  /** Whether all words of the query are found in the section. */
  isComplete: boolean;
  isInHeading: boolean;
}

export interface PlainRanking {
  ranked: Ranked[];
  /** Indexes of the words for which no section was found. */
  missing: number[];
  /** Terms that were found, for marks and highlights. */
  terms: string[];
}

/** What ranking needs to know of the index. */
export interface RankingContext {
  dictionary: Dictionary;
  analyzer: Analyzer;
  sectionCount: number;
  isLead: (section: number) => boolean;
  boostOf: (section: number) => number;
  synonymsOf: (word: string) => string[];
}

const SYNONYM = 0.6;
const JOIN = 0.9;
/** What an identifier written as one word adds, as a share of its rarity. */
const JOINED_SHARE = 0.8;
const NOTHING_COVERED = [0];
/** Share of the weight that a stop word keeps. */
const STOP = 0.12;
const COVERAGE = 1.6;
const IN_HEADING_BONUS = 0.9;
const EXACT_BONUS = 0.8;
const FIRST_BONUS = 0.06;
const LEAD_BONUS = 0.05;

const rarity = (count: number, sections: number): number =>
  Math.log(1 + (sections - count + 0.5) / (count + 0.5));

interface Group {
  from: number;
  to: number;
  expansions: Expansion[];
  factor: number;
}

/** Finds and scores the sections for a plain query. */
export async function rankPlain(
  query: PlainQuery,
  context: RankingContext,
  deadline: Deadline,
  corrections: ReadonlyMap<number, Expansion[]> = new Map(),
): Promise<PlainRanking> {
  const {words, joins} = query;
  const {dictionary, analyzer} = context;
  const [groups, joined] = await Promise.all([
    Promise.all(
      words.map(async (word, index): Promise<Group> => {
        const lists = await Promise.all([
          expandForms(word.text, dictionary, analyzer.stem),
          word.isPrefix ? expandPrefix(word.text, dictionary) : [],
          ...context.synonymsOf(word.text).map(async (synonym) =>
            (await expandForms(synonym, dictionary, analyzer.stem)).map((expansion) => ({
              ...expansion,
              weight: expansion.weight * SYNONYM,
            })),
          ),
        ]);
        const seen = new Set<string>();
        const expansions = [...lists.flat(), ...(corrections.get(index) ?? [])].filter(
          ({entry}) => {
            const isNew = !seen.has(entry.term);
            seen.add(entry.term);
            return isNew;
          },
        );
        return {from: index, to: index + 1, expansions, factor: 1};
      }),
    ),
    Promise.all(
      joins.map(async (join): Promise<Group> => {
        const isOpen = join.isPrefix && join.text.length > 4;
        const [whole, completions] = await Promise.all([
          dictionary.find(join.text),
          isOpen ? expandPrefix(join.text, dictionary) : [],
        ]);
        const expansions: Expansion[] =
          whole === undefined ? [] : [{entry: whole, weight: 1, letters: join.text.length}];
        expansions.push(...completions.slice(0, 16));
        return {from: join.from, to: join.to, expansions, factor: join.isTyped ? 1 : JOIN};
      }),
    ),
  ]);
  deadline.check();
  const {sectionCount} = context;
  const weights = groups.map(({expansions}, index) => {
    const exact = expansions.find(({weight}) => weight === 1);
    const most = expansions.reduce((sum, {entry}) => Math.max(sum, entry.count), 0);
    const isStop = words[index]?.isStopWord === true && words.some((word) => !word.isStopWord);
    const count = exact?.entry.count ?? most;
    return rarity(count, sectionCount) * (isStop ? STOP : 1);
  });
  const joinWeights = joined.map(({expansions, from, to, factor}) => {
    const exact = expansions.find(({weight}) => weight === 1);
    const share = factor === 1 ? 1 : (to - from) / words.length;
    return exact === undefined ? 0 : rarity(exact.entry.count, sectionCount) * share * JOINED_SHARE;
  });
  weights.push(...joinWeights);
  const candidates = new Candidates(sectionCount, words.length + joined.length);
  const terms = new Set<string>();
  for (const [number, group] of [...groups, ...joined].entries()) {
    for (const {entry, weight, letters} of group.expansions) {
      const covered = words.slice(group.from, group.to).map(({text}) => text.length);
      const share = group.to - group.from === 1 ? [letters] : covered;
      const list = entry.postings();
      candidates.add(list, group.from, group.to, weight * group.factor, share);
      if (number >= words.length && weight === 1)
        candidates.add(list, number, number + 1, 1, NOTHING_COVERED);
      if (!entry.term.endsWith('\u0000')) terms.add(entry.term);
      else terms.add(entry.term.slice(0, -1));
      if (deadline.isDue) await deadline.tick();
    }
  }
  const missing = groups.flatMap(({expansions}, index) => {
    const isJoined = joined.some(
      ({from, to, expansions: found}) => from <= index && index < to && found.length > 0,
    );
    const isFound = expansions.some(
      ({entry}) => corrections.get(index)?.every((one) => one.entry.term !== entry.term) ?? true,
    );
    return isFound || isJoined ? [] : [index];
  });
  return {ranked: score(candidates, query, weights, context), missing, terms: [...terms]};
}

function score(
  candidates: Candidates,
  {words}: PlainQuery,
  weights: number[],
  context: RankingContext,
): Ranked[] {
  const total = weights.slice(0, words.length).reduce((sum, weight) => sum + weight, 0) || 1;
  const columns = weights.length;
  const needed = words.map((word) => !word.isStopWord || words.every(({isStopWord}) => isStopWord));
  const ranked: Ranked[] = [];
  for (let place = 0; place < candidates.count; place++) {
    const base = place * columns;
    let sum = 0;
    let matched = 0;
    let inHeading = 0;
    let letters = 0;
    let isComplete = true;
    for (let word = 0; word < words.length; word++) {
      const value = candidates.scores[base + word] as number;
      const weight = weights[word] as number;
      if (value > 0) {
        sum += weight * value;
        matched += weight;
      } else if (needed[word]) isComplete = false;
      const covers = candidates.covered[base + word] as number;
      if (covers === 0) continue;
      inHeading += weight * Math.min(1, value * 1.3);
      if (needed[word]) letters += covers;
    }
    for (let join = words.length; join < columns; join++)
      sum += (weights[join] as number) * (candidates.scores[base + join] as number);
    const section = candidates.sections[place] as number;
    let result = (sum / total) * (matched / total) ** COVERAGE;
    const heading = candidates.headings[place] as number;
    if (inHeading > 0 && heading !== 0) {
      const asked = inHeading / total;
      const covered = Math.min(1, letters / (heading & HEADING_LENGTH));
      result += IN_HEADING_BONUS * asked * asked * (0.35 + 0.65 * covered);
      if (asked > 0.7 && covered > 0.95) result += EXACT_BONUS * asked;
      if (heading & FIRST_IN_HEADING) result += FIRST_BONUS * asked;
      if (context.isLead(section)) result += LEAD_BONUS * asked * (0.5 + covered);
    }
    result *= context.boostOf(section);
    ranked.push({section, score: result, isComplete, isInHeading: inHeading > 0});
  }
  return ranked;
}
