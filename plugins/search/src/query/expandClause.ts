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

const LAST = '\uffff';
const BATCH = 256;

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
    const folded = fold(term);
    const pattern = new RegExp(`^${folded.split('*').map(escape).join('.*')}$`, 'su');
    return scan(dictionary, folded.split('*')[0] ?? '', deadline, analyzer, (word) =>
      pattern.test(word),
    );
  }
  const word = analyzer.normalize(term);
  if (word === '') return [];
  const entries = (await expandForms(word, dictionary, analyzer.stem)).map(({entry}) => entry);
  return entries.length === 0 ? [] : [{stem: analyzer.stem(word), entries}];
}

/** Tests all words that start with a prefix. */
async function scan(
  dictionary: Dictionary,
  prefix: string,
  deadline: Deadline,
  analyzer: Analyzer,
  test: (word: string) => boolean,
): Promise<Unit[]> {
  const units = new Map<string, Unit>();
  const entries =
    (await dictionary.range(prefix, prefix === '' ? LAST : afterPrefix(prefix))) ?? [];
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
