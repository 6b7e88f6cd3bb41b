import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {QueryWord} from '../parse/parsePlain';
import type {Clause} from '../parse/parseOperators';
import type {OperatorQuery} from '../parse/Query';
import {MOST_WORDS} from '../parse/readSequence';
import {expandClause, type ExpandedClause} from './expandClause';
import {mostSlices, type ReadingLimits} from './readingLimits';
import type {Condition, Group, Terms} from './Terms';

const SIGNS = {optional: '', required: '+', prohibited: '-'};

function written({term, fields, presence, editDistance}: Clause): string {
  const field = fields.length === 1 ? `${fields[0]}:` : '';
  return `${SIGNS[presence]}${field}${term}${editDistance > 0 ? `~${editDistance}` : ''}`;
}

/**
 * Expands only the first clauses if the query has more clauses than files that it is allowed to read. The other
 * clauses are partial.
 */
function expandAll(
  clauses: readonly Clause[],
  {dictionary, spellings, analyzer}: IndexContext,
  scheduler: Scheduler,
  most: number,
): Promise<ExpandedClause[]> {
  const read = Math.min(clauses.length, most);
  const context = {
    dictionary,
    spellings,
    analyzer,
    scheduler,
    mostFiles: Math.floor(most / read),
  };
  return Promise.all(
    clauses.map(async (clause, at) =>
      at < read ? expandClause(clause, context) : {expansions: [], isPartial: true, files: 0},
    ),
  );
}

export async function lookUpClauses(
  query: OperatorQuery,
  index: IndexContext,
  scheduler: Scheduler,
  limits: ReadingLimits,
): Promise<Terms> {
  const words: QueryWord[] = [];
  const groups: Group[] = [];
  const conditions: Condition[] = [];
  const found = await expandAll(query.clauses, index, scheduler, mostSlices(limits));
  for (const [at, clause] of query.clauses.entries()) {
    const {fields, boost, presence} = clause;
    const {expansions, isPartial} = found[at] as ExpandedClause;
    const group = {expansions, fields, boost, written: written(clause), isPartial};
    const isProhibited = presence === 'prohibited';
    if (presence !== 'optional') conditions.push({...group, isProhibited});
    if (isProhibited) continue;
    // If there are more clauses than words that can be scored, the remaining clauses share the last position.
    const place = Math.min(words.length, MOST_WORDS - 1);
    const word = {text: clause.term, isStopWord: false, isNeeded: true, times: 1, isPrefix: false};
    words[place] ??= {...word, role: 'word'};
    groups.push({...group, covered: [place], isTyped: true});
  }
  const files = found.reduce((sum, clause) => sum + clause.files, 0);
  return {query, words, joins: [], groups, joined: [], conditions, corrections: new Map(), files};
}
