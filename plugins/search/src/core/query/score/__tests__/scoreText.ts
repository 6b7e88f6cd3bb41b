import {expand} from '../../expand/expand';
import {readingLimits} from '../../expand/readingLimits';
import {lookUpPlain} from '../../expand/lookUpPlain';
import {parseOperators} from '../../parse/parseOperators';
import {readPlain} from '../../parse/readPlain';
import type {IndexContext} from '../../../reading/IndexContext';
import {Scheduler} from '../../../reading/Scheduler';
import {type Scored, score} from '../score';
import {type ScoredText, scoreTerms} from '../scoreTerms';
import type {Keep} from '../scoreSections';

export async function scoreText(
  text: string,
  context: IndexContext,
  keep: Keep = {most: 100, onlyComplete: false},
): Promise<ScoredText> {
  const parts = {typed: text, tags: [], phrases: [], notices: []};
  const terms = await lookUpPlain(readPlain(text, parts, context.analyzer), context);
  return scoreTerms(terms, context, new Scheduler(), keep);
}

export async function scoreClauses(text: string, context: IndexContext): Promise<Scored> {
  const scheduler = new Scheduler();
  const parts = {tags: [], phrases: [], notices: []};
  const query = {...parts, kind: 'operators', clauses: parseOperators(text)} as const;
  const terms = await expand(query, context, scheduler, {limits: readingLimits(8, context)});
  return score(terms, context, scheduler, {most: Infinity});
}
