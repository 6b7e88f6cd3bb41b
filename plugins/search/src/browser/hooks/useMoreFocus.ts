import {type RefObject, useCallback, useLayoutEffect, useRef} from 'react';
import type {SearchState} from './useSearch';

/** What results consist of, and what in them takes the focus. */
const PAGES_AND_LINKS = 'article, article a';

const elementsOf = (area: Element | null): HTMLElement[] =>
  Array.from(area?.querySelectorAll<HTMLElement>(PAGES_AND_LINKS) ?? []);

/**
 * Leads the keys on to what came after the reader asked for more results: the button for it goes away
 * with the last ones.
 *
 * @param state where the search stands
 * @param orElse where the keys go when nothing came and the button is gone
 */
export function useMoreFocus(
  state: SearchState,
  orElse: () => void,
): {
  /** The element that holds the results. */
  area: RefObject<HTMLDivElement | null>;
  /** To be called when the reader asks for more. */
  noteMore: () => void;
} {
  const area = useRef<HTMLDivElement>(null);
  const asked = useRef<{from: Element | null; seen: Set<Element>}>(undefined);

  useLayoutEffect(() => {
    if (state.kind === 'loading' || asked.current === undefined) return;
    const {from, seen} = asked.current;
    asked.current = undefined;
    const isGone = document.activeElement === document.body;
    // Who went elsewhere meanwhile is not called back.
    if (!isGone && document.activeElement !== from) return;
    const added = elementsOf(area.current).filter((element) => !seen.has(element));
    // Hits may join pages far above; a page that is new itself stands where the button stood.
    const page = added.find((element) => element.matches('article'));
    const target = page?.querySelector('a') ?? added[0];
    if (target) target.focus();
    else if (isGone) orElse();
  });

  const noteMore = useCallback(() => {
    asked.current = {from: document.activeElement, seen: new Set(elementsOf(area.current))};
  }, []);
  return {area, noteMore};
}
