import type {Analyzer} from '../../text/Analyzer';
import {CONNECTORS} from '../../text/splitIdentifier';
import {fold} from '../../text/fold';
import {afterPrefix, type Dictionary, type TermEntry} from '../../reading/Dictionary';
import type {Spellings} from '../../reading/Spellings';
import type {Scheduler} from '../../reading/Scheduler';
import {
  completionWeight,
  type Expansion,
  findVersions,
  prefixOfForms,
  sectionsOf,
  weighForms,
  weighVersions,
} from './expandWord';
import {findFew} from './findFew';
import {isWithinEdits} from '../../reading/editDistance';
import {wordsWith} from '../../reading/wordsWith';
import type {Clause} from '../parse/parseOperators';

const EDIT = 0.7;
/** The `v` before a version number. The index leaves it out. */
const VERSION_SIGN = /^v(?=\d+\.\d)/;

/**
 * Whether a word contains the parts in this order, starting at `from` and with any letters between them, and
 * ends with the last part. A regular expression would backtrack too often if there are many parts.
 */
function goesOnWith(parts: readonly string[], word: string, from: number): boolean {
  const isThere = (part: string): boolean => {
    const at = word.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  };
  return parts.every(isThere) && word.endsWith(parts.at(-1) ?? '');
}

export interface TermContext {
  dictionary: Dictionary;
  spellings: Spellings;
  analyzer: Analyzer;
  scheduler: Scheduler;
  mostFiles: number;
}

export interface ExpandedClause {
  expansions: Expansion[];
  isPartial: boolean;
  files: number;
}

const isPattern = ({term, usePipeline}: Clause): boolean => !usePipeline && term.includes('*');

/**
 * Looks up terms within an edit distance. If there are too many to read, returns only the most similar and most
 * frequent ones.
 */
async function expandEdits(
  {term, editDistance, usePipeline}: Clause,
  {dictionary, spellings, analyzer, scheduler, mostFiles}: TermContext,
): Promise<ExpandedClause> {
  const stemOf = (word: string): string => (usePipeline ? analyzer.stem(word) : word);
  const wanted = usePipeline ? analyzer.stem(analyzer.normalize(term)) : term;
  // In a large index, the first lookup only finds frequent words. The second one also finds rarer words if they
  // start with the first half of the term.
  const half = wanted.slice(0, Math.max(1, wanted.length >> 1));
  const [all, nearby] = await Promise.all([
    wordsWith(spellings, '', '', Math.floor(mostFiles / 2)),
    wordsWith(spellings, half, '', Math.floor(mostFiles / 2)),
  ]);
  const near = new Map<string, {distance: number; commonness: number}>();
  for (const {words} of [all, nearby])
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
  // Both lookups may read the same files, so the numbers of files are not added up.
  const read = Math.max(all.files, nearby.files);
  const found = await findFew(
    best.map(([word]) => word),
    dictionary,
    scheduler,
    mostFiles - read,
  );
  const expansions = found.entries.map((entry) => {
    const distance = near.get(entry.term)?.distance ?? 0;
    return {entry, weight: EDIT ** distance, letters: wanted.length, isForm: distance === 0};
  });
  return {
    expansions,
    isPartial: found.isPartial || all.isPartial || nearby.isPartial,
    files: read + found.files,
  };
}

/**
 * Looks up terms that match a pattern with `*`. If there are too many to read, returns only the most frequent
 * ones.
 */
async function expandPattern(
  {term}: Clause,
  {dictionary, spellings, scheduler, mostFiles}: TermContext,
): Promise<ExpandedClause> {
  // Identifiers are indexed as one word, so `Key.SHIFT*` searches for `keyshift*`.
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
  // The slices of a prefix contain all terms that start with it, and their postings are needed anyway.
  const inSlices =
    prefix === '' ? undefined : await dictionary.range(prefix, afterPrefix(prefix), mostFiles);
  if (inSlices) {
    const matching = inSlices.filter(({term: word}) => goesOnWith(rest, word, prefix.length));
    const files = dictionary.slicesOf(prefix, afterPrefix(prefix));
    return {expansions: matching.map(weigh), isPartial: false, files};
  }
  const near = await wordsWith(spellings, prefix, rest.at(-1), Math.floor(mostFiles / 2));
  const matching = near.words
    .filter(({word}) => goesOnWith(rest, word, prefix.length))
    .sort((a, b) => b.commonness - a.commonness);
  const found = await findFew(
    matching.map(({word}) => word),
    dictionary,
    scheduler,
    mostFiles - near.files,
  );
  return {
    expansions: found.entries.map(weigh),
    isPartial: near.isPartial || found.isPartial,
    files: near.files + found.files,
  };
}

/**
 * Looks up all forms of a word. If too many words have their prefix, returns only the word and its frequent
 * forms.
 */
async function expandClauseForms(
  word: string,
  {dictionary, spellings, analyzer, scheduler, mostFiles}: TermContext,
): Promise<ExpandedClause> {
  const prefix = prefixOfForms(word, analyzer);
  if (prefix === undefined) {
    const entry = await dictionary.find(word);
    return {expansions: weighForms(word, entry ? [entry] : []), isPartial: false, files: 1};
  }
  const stem = analyzer.stem(word);
  const near = await dictionary.range(prefix, afterPrefix(prefix), mostFiles);
  if (near) {
    const forms = near.filter(({term}) => analyzer.stem(term) === stem);
    const files = dictionary.slicesOf(prefix, afterPrefix(prefix));
    return {expansions: weighForms(word, forms), isPartial: false, files};
  }
  const frequent: string[] = [];
  await spellings.scanFrequent(prefix, (other) => {
    if (other !== word && analyzer.stem(other) === stem) frequent.push(other);
  });
  const {entries, files} = await findFew([word, ...frequent], dictionary, scheduler, mostFiles);
  return {expansions: weighForms(word, entries), isPartial: true, files};
}

export async function expandClause(clause: Clause, context: TermContext): Promise<ExpandedClause> {
  if (clause.editDistance > 0) return expandEdits(clause, context);
  if (isPattern(clause)) return expandPattern(clause, context);
  return expandTerm(clause, context);
}

async function expandTerm({term}: Clause, context: TermContext): Promise<ExpandedClause> {
  const {dictionary, analyzer} = context;
  const word = analyzer.normalize(term);
  if (word === '') return {expansions: [], isPartial: false, files: 0};
  const [whole, versions] = await Promise.all([
    expandClauseForms(word, context),
    findVersions(word, dictionary),
  ]);
  const expansions = [...whole.expansions, ...weighVersions(versions)];
  if (expansions.length > 0) return {...whole, expansions};
  // Paths and words of languages without spaces are only indexed as parts.
  const parts = partsOf(term, analyzer).slice(0, context.mostFiles);
  const mostFiles = Math.floor(context.mostFiles / parts.length);
  const found = await Promise.all(
    parts.map((part) => expandClauseForms(part, {...context, mostFiles})),
  );
  const rarest = found
    .filter((part) => part.expansions.length > 0)
    .sort((a, b) => sectionsOf(a.expansions) - sectionsOf(b.expansions))[0];
  const files = found.reduce((sum, part) => sum + part.files, 0);
  return rarest ? {...rarest, files} : {...whole, files};
}

function partsOf(term: string, analyzer: Analyzer): string[] {
  const parts: string[] = [];
  analyzer.scan(term, (start, end) => {
    const token = term.slice(start, end);
    if (/[^\p{Script=Latin}\p{N}]/u.test(token)) parts.push(...analyzer.split(token).parts);
  });
  return parts;
}
