import type {Analyzer} from '../analysis/Analyzer';
import {fold} from '../analysis/fold';
import {afterPrefix, type Dictionary, type TermEntry} from '../engine/Dictionary';
import type {Deadline} from './Deadline';
import {expandForms} from './expandWord';
import {isWithinEdits} from './lunrFuzzy';
import type {Clause} from './parseOperators';

/** What lunr calls a term: all words of the index with one stem. */
export interface Unit {
  stem: string;
  entries: TermEntry[];
}

const BATCH = 256;

const CONNECTORS = /[._:#$/@'’]/g;

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The words of the index that a clause stands for, by stem. */
export async function expandClause(
  clause: Clause,
  dictionary: Dictionary,
  analyzer: Analyzer,
  deadline: Deadline,
): Promise<Unit[]> {
  const {term, editDistance, usePipeline} = clause;
  if (editDistance > 0) {
    const wanted = usePipeline ? analyzer.stem(analyzer.normalize(term)) : term;
    return scan(dictionary, '', deadline, analyzer, (word) =>
      isWithinEdits(wanted, usePipeline ? analyzer.stem(word) : word, editDistance),
    );
  }
  if (!usePipeline && term.includes('*')) {
    // Identifiers are indexed as one word: `Key.SHIFT*` looks for `keyshift*`.
    const folded = fold(term).replace(CONNECTORS, '');
    const pattern = new RegExp(`^${folded.split('*').map(escape).join('.*')}$`, 'su');
    return scan(dictionary, folded.split('*')[0] ?? '', deadline, analyzer, (word) =>
      pattern.test(word),
    );
  }
  const word = analyzer.normalize(term);
  if (word === '') return [];
  const forms = async (text: string): Promise<Unit> => {
    const found = await expandForms(text, dictionary, analyzer);
    return {stem: analyzer.stem(text), entries: found.map(({entry}) => entry)};
  };
  const whole = await forms(word);
  if (whole.entries.length > 0) return [whole];
  // Paths, and words of languages without spaces, are indexed in parts only.
  const parts = await Promise.all(partsOf(term, analyzer).map(forms));
  const rarest = parts
    .filter(({entries}) => entries.length > 0)
    .sort((a, b) => sectionsOf(a) - sectionsOf(b))[0];
  return rarest === undefined ? [] : [rarest];
}

/** The words of a term that is no word of the index as a whole. */
function partsOf(term: string, analyzer: Analyzer): string[] {
  const parts: string[] = [];
  analyzer.scan(term, (start, end) => {
    const token = term.slice(start, end);
    if (token.includes('/') || /[^\p{Script=Latin}\p{N}]/u.test(token))
      parts.push(...analyzer.split(token).parts);
  });
  return parts;
}

const sectionsOf = ({entries}: Unit): number => entries.reduce((sum, {count}) => sum + count, 0);

/** Tests all words that start with a prefix. */
async function scan(
  dictionary: Dictionary,
  prefix: string,
  deadline: Deadline,
  analyzer: Analyzer,
  test: (word: string) => boolean,
): Promise<Unit[]> {
  const units = new Map<string, Unit>();
  const entries = (await dictionary.range(prefix, afterPrefix(prefix))) ?? [];
  for (const [index, entry] of entries.entries()) {
    if (index % BATCH === 0) await deadline.tick();
    if (!test(entry.term)) continue;
    const stem = analyzer.stem(entry.term);
    const unit = units.get(stem);
    if (unit === undefined) units.set(stem, {stem, entries: [entry]});
    else unit.entries.push(entry);
  }
  return [...units.values()];
}
