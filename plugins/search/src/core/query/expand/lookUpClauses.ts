import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {QueryWord} from '../parse/parsePlain';
import type {Clause} from '../parse/parseOperators';
import type {OperatorQuery} from '../parse/parseQuery';
import {MOST_WORDS} from '../parse/readSequence';
import {expandClause, type ExpandedClause, hasManyTerms} from './expandClause';
import type {Condition, Group, Terms} from './Terms';

/** Slices that the clauses of a query may read of a large index. */
const MOST_SLICES = 28;

const SIGNS = {optional: '', required: '+', prohibited: '-'};

/** A clause as a reader would write it. */
function written({term, fields, presence, editDistance}: Clause): string {
  const field = fields.length === 1 ? `${fields[0]}:` : '';
  return `${SIGNS[presence]}${field}${term}${editDistance > 0 ? `~${editDistance}` : ''}`;
}

/** Expands all clauses, or as many as a query may read of a large index. */
function expandAll(
  clauses: readonly Clause[],
  index: IndexContext,
  scheduler: Scheduler,
): Promise<ExpandedClause[]> {
  const {isLarge} = index.dictionary;
  const many = clauses.filter(hasManyTerms).length;
  const left = Math.max(0, MOST_SLICES - (clauses.length - many));
  const mostSlices = isLarge ? Math.floor(left / many) : Infinity;
  const context = {
    dictionary: index.dictionary,
    spellings: index.spellings,
    analyzer: index.analyzer,
    scheduler,
    mostSlices,
  };
  return Promise.all(
    clauses.map(async (clause, at) =>
      isLarge && at >= MOST_WORDS
        ? {expansions: [], isPartial: true}
        : await expandClause(clause, context),
    ),
  );
}

/** Looks up the terms that the clauses of an operator query stand for. */
export async function lookUpClauses(
  query: OperatorQuery,
  index: IndexContext,
  scheduler: Scheduler,
): Promise<Terms> {
  const words: QueryWord[] = [];
  const groups: Group[] = [];
  const conditions: Condition[] = [];
  const found = await expandAll(query.clauses, index, scheduler);
  for (const [at, clause] of query.clauses.entries()) {
    const {fields, boost, presence} = clause;
    const {expansions, isPartial} = found[at] as ExpandedClause;
    const group = {expansions, fields, boost, written: written(clause), isPartial};
    const isProhibited = presence === 'prohibited';
    if (presence !== 'optional') conditions.push({...group, isProhibited});
    if (isProhibited) continue;
    // Clauses beyond the most words that are scored share the last one.
    const place = Math.min(words.length, MOST_WORDS - 1);
    const word = {text: clause.term, isStopWord: false, isNeeded: true, times: 1, isPrefix: false};
    words[place] ??= {...word, role: 'word'};
    groups.push({...group, covered: [place], isTyped: true});
  }
  return {query, words, joins: [], groups, joined: [], conditions, corrections: new Map()};
}
