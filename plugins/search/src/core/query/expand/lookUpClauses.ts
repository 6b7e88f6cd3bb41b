import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {QueryWord} from '../parse/parsePlain';
import type {OperatorQuery} from '../parse/parseQuery';
import {MOST_WORDS} from '../parse/readSequence';
import {expandClause} from './expandClause';
import type {Condition, Group, Terms} from './Terms';

/** Looks up the terms that the clauses of an operator query stand for. */
export async function lookUpClauses(
  query: OperatorQuery,
  index: IndexContext,
  scheduler: Scheduler,
): Promise<Terms> {
  const words: QueryWord[] = [];
  const groups: Group[] = [];
  const conditions: Condition[] = [];
  const found = await Promise.all(
    query.clauses.map((clause) => expandClause(clause, index, scheduler)),
  );
  for (const [at, {term, fields, boost, presence}] of query.clauses.entries()) {
    const expansions = found[at] ?? [];
    const isProhibited = presence === 'prohibited';
    if (presence !== 'optional')
      conditions.push({entries: expansions.map(({entry}) => entry), isProhibited, fields});
    if (isProhibited) continue;
    // Clauses beyond the most words that are scored share the last one.
    const place = Math.min(words.length, MOST_WORDS - 1);
    const word = {text: term, isStopWord: false, isNeeded: true, times: 1, isPrefix: false};
    words[place] ??= {...word, role: 'word'};
    groups.push({covered: [place], expansions, isTyped: true, fields, boost});
  }
  return {query, words, joins: [], groups, joined: [], conditions, corrections: new Map()};
}
