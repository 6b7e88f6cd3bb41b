import type {Analyzer} from '../../text/Analyzer';
import {CONNECTORS} from '../../text/splitToken';
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

/** What looking up the terms of a clause needs to know of the index. */
export interface TermContext {
  dictionary: Dictionary;
  spellings: Pick<Spellings, 'termsWith'>;
  analyzer: Analyzer;
}

/** Terms near a word, each edit with a third less weight. */
async function expandEdits(
  {term, editDistance, usePipeline}: Clause,
  context: TermContext,
  scheduler: Scheduler,
): Promise<Expansion[]> {
  const {analyzer} = context;
  const stemOf = (word: string): string => (usePipeline ? analyzer.stem(word) : word);
  const wanted = usePipeline ? analyzer.stem(analyzer.normalize(term)) : term;
  const isNear = (word: string): boolean => isWithinEdits(wanted, stemOf(word), editDistance);
  // In a large index, words that are too rare to be found by any letters are found by their first half.
  const starts = ['', wanted.slice(0, wanted.length >> 1)];
  const entries = await termsThat(starts, context, scheduler, isNear);
  return entries.map((entry) => {
    let distance = 0;
    while (!isWithinEdits(wanted, stemOf(entry.term), distance)) distance++;
    return {entry, weight: EDIT ** distance, letters: wanted.length, isForm: distance === 0};
  });
}

/** Terms that match a pattern with wildcards. */
async function expandPattern(
  {term}: Clause,
  context: TermContext,
  scheduler: Scheduler,
): Promise<Expansion[]> {
  // Identifiers are indexed as one word: `Key.SHIFT*` looks for `keyshift*`.
  const [prefix = '', ...rest] = fold(term)
    .replace(VERSION_SIGN, '')
    .split(CONNECTORS)
    .join('')
    .split('*');
  // All terms with a prefix are in its slices, whose postings are wanted anyway.
  const found = rest.every((part) => part === '')
    ? await context.dictionary.range(prefix, afterPrefix(prefix))
    : await termsThat([prefix], context, scheduler, (word) =>
        goesOnWith(rest, word, prefix.length),
      );
  const letters = rest.reduce((sum, part) => sum + part.length, prefix.length);
  return (found ?? []).map((entry) => ({
    entry,
    weight: completionWeight(letters, entry.term),
    letters,
    isForm: entry.term.length === letters,
  }));
}

/** The terms of the index that a clause stands for. */
export async function expandClause(
  clause: Clause,
  context: TermContext,
  scheduler: Scheduler,
): Promise<Expansion[]> {
  const {dictionary, analyzer} = context;
  const {term, editDistance, usePipeline} = clause;
  if (editDistance > 0) return expandEdits(clause, context, scheduler);
  if (!usePipeline && term.includes('*')) return expandPattern(clause, context, scheduler);
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

/** The terms with any of these prefixes that pass a test, of which the postings are wanted. */
async function termsThat(
  prefixes: readonly string[],
  {dictionary, spellings}: TermContext,
  scheduler: Scheduler,
  test: (word: string) => boolean,
): Promise<TermEntry[]> {
  const terms = new Set<string>();
  const lists = await Promise.all(prefixes.map((prefix) => spellings.termsWith(prefix)));
  for (const list of lists)
    await scheduler.each(list, (term) => {
      if (test(term)) terms.add(term);
    });
  // In their order, so that each slice is read once.
  const found = await scheduler.all(Array.from(terms).sort(), (term) => dictionary.find(term));
  return found.filter((entry) => entry !== undefined);
}
