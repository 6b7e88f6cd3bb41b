import type {Terms} from '../expand/Terms';

/** Words and identifiers from which on a query describes what is looked for rather than naming it. */
const DESCRIBING_WORDS = 5;

/** Whether a query describes what is looked for, as a question does, in words that may not be those of the page. */
export function isDescription({query, words, joins}: Terms): boolean {
  if (query.kind === 'operators') return false;
  const names = joins.filter(({isTyped}) => isTyped);
  const isWithinName = (place: number): boolean =>
    names.some(({covered}) => covered.includes(place));
  const others = words.filter(({isNeeded}, place) => isNeeded && !isWithinName(place));
  return names.length + others.length >= DESCRIBING_WORDS;
}
