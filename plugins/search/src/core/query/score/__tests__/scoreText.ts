import {analyzer} from '../../../reading/__tests__/memoryContext';
import {lookUpPlain} from '../../expand/lookUp';
import {parseOperators} from '../../parse/parseOperators';
import {readPlain} from '../../parse/parseQuery';
import type {IndexContext} from '../../../reading/IndexContext';
import {Scheduler} from '../../../reading/Scheduler';
import {expandClause} from '../../expand/expandClause';
import {scoreOperators} from '../scoreOperators';
import {type ScoredText, scorePlain} from '../scorePlain';
import type {Keep} from '../scoreSections';

/** Scores all sections for plain text, none of whose words is corrected. */
export async function scoreText(
  text: string,
  context: IndexContext,
  keep: Keep = {most: 100, onlyComplete: false},
  signal?: AbortSignal,
): Promise<ScoredText> {
  const query = readPlain(text, {typed: text, phrases: []}, analyzer);
  return scorePlain(await lookUpPlain(query, context), context, new Scheduler(signal), keep);
}

/** Scores all sections for a query in lunr's language. */
export async function scoreClauses(
  text: string,
  context: IndexContext,
  signal?: AbortSignal,
): ReturnType<typeof scoreOperators> {
  const scheduler = new Scheduler(signal);
  const clauses = parseOperators(text);
  const units = await Promise.all(
    clauses.map((clause) => expandClause(clause, context, scheduler)),
  );
  const query = {kind: 'operators' as const, clauses, phrases: []};
  return scoreOperators({kind: 'operators', query, units}, context, scheduler);
}
