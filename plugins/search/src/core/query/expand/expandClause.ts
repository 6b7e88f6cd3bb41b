import type {Analyzer} from '../../text/Analyzer';
import {CONNECTORS} from '../../text/splitIdentifier';
import {fold} from '../../text/fold';
import {afterPrefix, type Dictionary, type TermEntry} from '../../reading/Dictionary';
import type {Spellings} from '../../reading/Spellings';
import type {Scheduler} from '../../reading/Scheduler';
import {
  completionWeight,
  type Expansion,
  findForms,
  findVersions,
  sectionsOf,
  weighForms,
  weighVersions,
} from './expandWord';
import {isWithinEdits} from '../../reading/editDistance';
import type {Clause} from '../parse/parseOperators';

/** Factor on the weight of a term for each edit. */
const EDIT = 0.7;
/** The letter before a version, under which it is not indexed. */
const VERSION_SIGN = /^v(?=\d+\.\d)/;

/**
 * Whether a word goes on with parts behind a place, in their order and up to its end. A regular
 * expression would go back and forth without end where there are many of them.
 */
function goesOnWith(parts: readonly string[], word: string, from: number): boolean {
  const isThere = (part: string): boolean => {
    const at = word.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  };
  return parts.every(isThere) && word.endsWith(parts.at(-1) ?? '');
}

/** The index as clauses are looked up in it, and how much may be read. */
export interface TermContext {
  dictionary: Dictionary;
  spellings: Pick<Spellings, 'wordsWith'>;
  analyzer: Analyzer;
  scheduler: Scheduler;
  /** Slices of the dictionary that a pattern may read. */
  mostSlices: number;
}

/** The terms that a clause stands for. */
export interface ExpandedClause {
  expansions: Expansion[];
  /** Whether it may stand for others, which were not read. */
  isPartial: boolean;
}

const isPattern = ({term, usePipeline}: Clause): boolean => !usePipeline && term.includes('*');

/** Whether a clause may stand for many terms of the index. */
export const hasManyTerms = (clause: Clause): boolean =>
  clause.editDistance > 0 || isPattern(clause);

/** Terms near a word, the nearest and most frequent first if they are too many to read. */
async function expandEdits(
  {term, editDistance, usePipeline}: Clause,
  {dictionary, spellings, analyzer, scheduler, mostSlices}: TermContext,
): Promise<ExpandedClause> {
  const stemOf = (word: string): string => (usePipeline ? analyzer.stem(word) : word);
  const wanted = usePipeline ? analyzer.stem(analyzer.normalize(term)) : term;
  // In a large index, words that are too rare to be found by any letters are found by their first half.
  const lists = await Promise.all([
    spellings.wordsWith(''),
    spellings.wordsWith(wanted.slice(0, Math.max(1, wanted.length >> 1))),
  ]);
  const near = new Map<string, {distance: number; commonness: number}>();
  for (const {words} of lists)
    await scheduler.each(words, ({word, commonness}) => {
      const stem = stemOf(word);
      if (!isWithinEdits(wanted, stem, editDistance)) return;
      let distance = 0;
      while (!isWithinEdits(wanted, stem, distance)) distance++;
      near.set(word, {distance, commonness});
    });
  const best = Array.from(near).sort(
    ([, a], [, b]) => a.distance - b.distance || b.commonness - a.commonness,
  );
  const found = await dictionary.findFew(
    best.map(([word]) => word),
    mostSlices,
    scheduler,
  );
  const expansions = found.entries.map((entry) => {
    const distance = near.get(entry.term)?.distance ?? 0;
    return {entry, weight: EDIT ** distance, letters: wanted.length, isForm: distance === 0};
  });
  return {expansions, isPartial: found.isPartial || lists.some(({isPartial}) => isPartial)};
}

/** Terms that match a pattern with wildcards, the most frequent if they are too many to read. */
async function expandPattern(
  {term}: Clause,
  {dictionary, spellings, scheduler, mostSlices}: TermContext,
): Promise<ExpandedClause> {
  // Identifiers are indexed as one word: `Key.SHIFT*` looks for `keyshift*`.
  const [prefix = '', ...rest] = fold(term)
    .replace(VERSION_SIGN, '')
    .split(CONNECTORS)
    .join('')
    .split('*');
  const letters = rest.reduce((sum, part) => sum + part.length, prefix.length);
  const weigh = (entry: TermEntry): Expansion => ({
    entry,
    weight: completionWeight(letters, entry.term),
    letters,
    isForm: entry.term.length === letters,
  });
  // All terms with a prefix are in its slices, whose postings are wanted anyway.
  const inSlices =
    prefix === ''
      ? undefined
      : await dictionary.range(prefix, afterPrefix(prefix), Math.max(1, mostSlices));
  if (inSlices) {
    const matching = inSlices.filter(({term: word}) => goesOnWith(rest, word, prefix.length));
    return {expansions: matching.map(weigh), isPartial: false};
  }
  const {words, isPartial} = await spellings.wordsWith(prefix, rest.at(-1));
  const matching = words
    .filter(({word}) => goesOnWith(rest, word, prefix.length))
    .sort((a, b) => b.commonness - a.commonness);
  const found = await dictionary.findFew(
    matching.map(({word}) => word),
    mostSlices,
    scheduler,
  );
  return {expansions: found.entries.map(weigh), isPartial: isPartial || found.isPartial};
}

/** The terms of the index that a clause stands for. */
export async function expandClause(clause: Clause, context: TermContext): Promise<ExpandedClause> {
  if (clause.editDistance > 0) return expandEdits(clause, context);
  if (isPattern(clause)) return expandPattern(clause, context);
  return {expansions: await expandTerm(clause, context), isPartial: false};
}

async function expandTerm(
  {term}: Clause,
  {dictionary, analyzer}: TermContext,
): Promise<Expansion[]> {
  const word = analyzer.normalize(term);
  if (word === '') return [];
  const forms = (text: string): Promise<TermEntry[]> => findForms(text, dictionary, analyzer);
  const [whole, versions] = await Promise.all([forms(word), findVersions(word, dictionary)]);
  if (whole.length + versions.length > 0)
    return [...weighForms(word, whole), ...weighVersions(versions)];
  // Paths, and words of languages without spaces, are indexed in parts only.
  const parts = await Promise.all(
    partsOf(term, analyzer).map(async (part) => weighForms(part, await forms(part))),
  );
  const rarest = parts
    .filter(({length}) => length > 0)
    .sort((a, b) => sectionsOf(a) - sectionsOf(b))[0];
  return rarest ?? [];
}

/** The words of a term that is not a word of the index as a whole. */
function partsOf(term: string, analyzer: Analyzer): string[] {
  const parts: string[] = [];
  analyzer.scan(term, (start, end) => {
    const token = term.slice(start, end);
    if (/[^\p{Script=Latin}\p{N}]/u.test(token)) parts.push(...analyzer.split(token).parts);
  });
  return parts;
}
