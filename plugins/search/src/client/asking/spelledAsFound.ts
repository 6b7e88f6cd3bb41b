import {fold} from '../../analysis/fold';
import type {SearchHit} from '../../worker/searchAnswer';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The marked parts of what is shown of a hit. */
function markedParts({title, titleMarks, section, sectionMarks, excerpt, marks}: SearchHit) {
  const cut = (text: string, places: typeof marks): string[] =>
    places.map(([start, end]) => text.slice(start, end));
  return [...cut(title, titleMarks), ...cut(section, sectionMarks), ...cut(excerpt, marks)];
}

/**
 * Gives the words of a corrected query the accents that they have in the hits, the best hit first:
 * the index, which corrects them, knows them without.
 * @param language of the page: in Turkish, `kırmızı` is the small `KIRMIZI`
 */
export function spelledAsFound(query: string, hits: readonly SearchHit[], language = 'en'): string {
  const spellings = new Map<string, string>();
  for (const word of hits.flatMap(markedParts).join(' ').match(WORD) ?? []) {
    // Ligatures and wide letters are no spelling that anyone would type.
    const spelling = word.normalize('NFKC').toLocaleLowerCase(language);
    const folded = fold(spelling);
    if (!spellings.has(folded)) spellings.set(folded, spelling);
  }
  return query.replace(WORD, (word) => spellings.get(word) ?? word);
}
