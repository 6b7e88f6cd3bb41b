import type {Terms} from '../expand/Terms';

/** Minimum number of words and identifiers in a query that describes a topic instead of naming it. */
const DESCRIBING_WORDS = 5;

/** Whether a query is a description, such as a question, whose words may differ from those of the page. */
export function isLongQuery({query, words, joins}: Terms): boolean {
  if (query.kind === 'operators') return false;
  const names = joins.filter(({isTyped}) => isTyped);
  const isWithinName = (place: number): boolean =>
    names.some(({covered}) => covered.includes(place));
  const others = words.filter(({isNeeded}, place) => isNeeded && !isWithinName(place));
  return names.length + others.length >= DESCRIBING_WORDS;
}
