import type {QueryNotice} from '../parse/QueryNotice';
import type {Terms} from './Terms';

/**
 * Returns the clauses of a query that match more terms than may be read from a large index.
 *
 * @param isPartial whether texts were left out when searching for the phrases
 */
export function partialNotices(
  {query, words, groups, conditions}: Terms,
  isPartial: boolean,
): QueryNotice[] {
  const excluded = conditions.filter(({isProhibited}) => isProhibited);
  const written = new Map<string, boolean>();
  for (const [at, group] of groups.entries())
    if (group.isPartial) written.set(group.written ?? words[at]?.text ?? '', false);
  for (const condition of excluded)
    if (condition.isPartial) written.set(condition.written ?? '', true);
  for (const {words: phrase, isProhibited} of isPartial ? query.phrases : [])
    written.set(`"${phrase.join(' ')}"`, isProhibited);
  return Array.from(written, ([clause, isProhibited]) => ({code: 'partial', clause, isProhibited}));
}
