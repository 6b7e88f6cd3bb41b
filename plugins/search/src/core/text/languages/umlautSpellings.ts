/**
 * Pairs of letters that readers type instead of a letter with a mark. Pairs for æ are not included, because æ
 * is folded to two letters anyway.
 */
export const UMLAUTS: Record<string, RegExp> = {
  da: /aa|oe/g,
  de: /[aou]e/g,
  et: /[aou]e/g,
  fi: /[ao]e/g,
  hu: /[ou]e/g,
  no: /aa|oe/g,
  sv: /aa|[ao]e/g,
};

const MOST_UMLAUTS = 4;

/**
 * Returns the indexed spellings of a word if some of its pairs of letters are read as umlauts. An umlaut is
 * indexed as the first letter of the pair. Spellings with the most umlauts come first.
 */
export function umlautSpellings(word: string, umlauts: RegExp): string[] {
  const found = Array.from(word.matchAll(umlauts), ({index}) => index).slice(0, MOST_UMLAUTS);
  const spellings = Array.from({length: 2 ** found.length - 1}, (_, kept) =>
    Array.from(word)
      .filter((_letter, at) => !found.some((from, bit) => from === at - 1 && !((kept >> bit) & 1)))
      .join(''),
  );
  return spellings.sort((a, b) => a.length - b.length);
}
