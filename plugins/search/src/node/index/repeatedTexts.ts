import type {PlacedText} from '../extract/page/placeTexts';

/** Text that stands at the same place on more than half of the pages. */
export interface RepeatedText {
  /** CSS selector of the element. */
  selector: string;
  text: string;
  /** Pages that have it. */
  pages: number;
  /** Whether the selector matches other text as well. */
  isShared: boolean;
}

/** With fewer pages, the same text on half of them is chance. */
const LEAST_PAGES = 10;
/** Repeated texts that a log names. */
export const MOST_REPEATED = 10;
/** Counts are thinned out after so many pages; what is on half of the pages is far above that. */
const ROUND = 50;

/**
 * Counts on how many pages each text stands. Rare texts are dropped on the way, so that a site of
 * thousands of pages does not need room for all its texts.
 * Source: Manku and Motwani, Approximate Frequency Counts over Data Streams (lossy counting).
 */
export function countTexts() {
  const counts = new Map<PlacedText, {pages: number; missed: number}>();
  const ofSelectors = new Map<string, number>();
  let pages = 0;
  let rounds = 0;

  const selectorOf = (placed: PlacedText): string => placed.slice(0, placed.indexOf('\n'));

  function thinOut(): void {
    rounds++;
    for (const [text, count] of counts)
      if (count.pages + count.missed <= rounds) counts.delete(text);
  }

  return {
    /** Takes the texts of one page. */
    add(texts: readonly PlacedText[]): void {
      pages++;
      for (const placed of texts) {
        const selector = selectorOf(placed);
        ofSelectors.set(selector, (ofSelectors.get(selector) ?? 0) + 1);
        const known = counts.get(placed);
        if (known) known.pages++;
        else counts.set(placed, {pages: 1, missed: rounds});
      }
      if (pages % ROUND === 0) thinOut();
    },

    /** What stands on more than half of all pages, the most frequent first. */
    repeated(): RepeatedText[] {
      if (pages < LEAST_PAGES) return [];
      const often = Array.from(counts)
        .filter(([placed, count]) => !placed.endsWith('\n') && count.pages * 2 > pages)
        .map(([placed, count]) => {
          const selector = selectorOf(placed);
          return {selector, text: placed.slice(selector.length + 1), pages: count.pages};
        });
      const explained = new Map<string, number>();
      for (const {selector, pages: own} of often)
        explained.set(selector, (explained.get(selector) ?? 0) + own);
      return often
        .map((one) => ({
          ...one,
          isShared: (ofSelectors.get(one.selector) ?? 0) > (explained.get(one.selector) ?? 0),
        }))
        .sort((a, b) => b.pages - a.pages || (a.text < b.text ? -1 : 1));
    },
  };
}

/** Joins what several indexes have found. */
export function joinRepeated(found: readonly (readonly RepeatedText[])[]): RepeatedText[] {
  const joined = new Map<PlacedText, RepeatedText>();
  for (const one of found.flat()) {
    const key = `${one.selector}\n${one.text}`;
    const known = joined.get(key);
    joined.set(key, {
      ...one,
      pages: one.pages + (known?.pages ?? 0),
      isShared: one.isShared || (known?.isShared ?? false),
    });
  }
  return [...joined.values()];
}

/**
 * Says of a text where it stands, and how to leave it out of the index.
 * @param option where selectors of what is left out are named, such as `--ignore`
 */
export function repeatedLine(
  {selector, text, pages, isShared}: RepeatedText,
  option: string,
): string {
  const remedy = isShared
    ? 'put the attribute data-search-ignore on the element; the selector matches other text, too'
    : `put the attribute data-search-ignore on the element, or add ${JSON.stringify(selector)} to ${option}`;
  return `"${text}" is at the same place on ${pages} pages: ${selector}. If readers do not search for it, ${remedy}.`;
}
