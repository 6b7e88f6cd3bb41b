import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import {lookUpTags} from './lookUpTags';
import type {ReadingLimits} from './readingLimits';
import {readWholeLists} from './readWholeLists';
import {sectionFilter} from './sectionFilter';
import type {Terms} from './Terms';

/**
 * Adds the conditions of a query's tags, and finds the sections that meet all of its conditions.
 *
 * @throws QueryParseError (lunr's) if the query names a tag that no page has
 */
export async function applyConditions(
  terms: Terms,
  index: IndexContext,
  scheduler: Scheduler,
  limits: ReadingLimits,
): Promise<Terms> {
  const tagged = await lookUpTags(terms.query.tags, index);
  const conditions = [...terms.conditions, ...tagged];
  const whole = await readWholeLists({...terms, conditions}, index, limits);
  return {...whole, isWanted: await sectionFilter(whole.conditions, index, scheduler)};
}
