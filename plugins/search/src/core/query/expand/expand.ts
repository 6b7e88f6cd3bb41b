import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {OperatorQuery, Query} from '../parse/Query';
import {correct} from './correct';
import {lookUpPlain} from './lookUpPlain';
import {type ReadingLimits, withoutFiles} from './readingLimits';
import type {IsKnown} from './readUmlauts';
import type {Terms} from './Terms';

/** Only languages with umlauts need this code, so it is in a separate script. */
async function readUmlauts(
  query: Query,
  index: IndexContext,
  isKnownElsewhere: IsKnown,
): Promise<Query> {
  if (index.analyzer.umlautSpellings === undefined) return query;
  const {readUmlauts} = await import('./readUmlauts');
  return readUmlauts(query, index, isKnownElsewhere);
}

export interface ExpandOptions {
  limits: ReadingLimits;
  isKnownElsewhere?: IsKnown;
}

/** Few readers use operators, so this code is in a separate script together with lunr's parser. */
async function expandOperators(
  query: OperatorQuery,
  index: IndexContext,
  scheduler: Scheduler,
  limits: ReadingLimits,
): Promise<Terms> {
  const {lookUpClauses} = await import(
    /* webpackChunkName: "search-operators" */ './lookUpClauses'
  );
  return lookUpClauses(query, index, scheduler, limits);
}

/**
 * Looks up the terms of the index that match a query, and corrections of misspelled words. Clauses with
 * operators are not corrected.
 *
 * @throws QueryParseError (lunr's) if the query names a tag that no page has
 */
export async function expand(
  typed: Query,
  index: IndexContext,
  scheduler: Scheduler,
  {limits, isKnownElsewhere = () => Promise.resolve(false)}: ExpandOptions,
): Promise<Terms> {
  const query = await readUmlauts(typed, index, isKnownElsewhere);
  // Looking up a tag reads one file.
  const tags = query.tags.length;
  const left = withoutFiles(limits, tags);
  const terms =
    query.kind === 'plain'
      ? await correct(query, await lookUpPlain(query, index, left.files), index, {
          limits: left,
          isKnownElsewhere,
        })
      : await expandOperators(query, index, scheduler, left);
  if (query.kind === 'plain' && !query.hasPhrase && tags === 0) return terms;
  const {applyConditions} = await import(
    /* webpackChunkName: "search-operators" */ './applyConditions'
  );
  return applyConditions({...terms, files: terms.files + tags}, index, scheduler, limits);
}
