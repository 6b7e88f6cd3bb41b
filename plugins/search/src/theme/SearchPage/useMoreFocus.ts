import {type RefObject, useCallback, useLayoutEffect, useRef} from 'react';
import type {Status} from '../../browser/session';

const PAGES_AND_LINKS = 'article, article a';

const elementsOf = (area: Element | null): HTMLElement[] =>
  Array.from(area?.querySelectorAll<HTMLElement>(PAGES_AND_LINKS) ?? []);

/**
 * Moves the focus to the first new result after the reader loads more, because the button for this may disappear.
 *
 * @param orElse moves the focus if there is no new result and the button is gone
 */
export function useMoreFocus(
  status: Status,
  orElse: () => void,
): {
  area: RefObject<HTMLElement | null>;
  noteMore: () => void;
} {
  const area = useRef<HTMLElement>(null);
  const asked = useRef<{from: Element | null; seen: Set<Element>}>(undefined);

  useLayoutEffect(() => {
    if (status === 'typing' || status === 'slow' || asked.current === undefined) return;
    const {from, seen} = asked.current;
    asked.current = undefined;
    const isGone = document.activeElement === document.body;
    // Leave the focus alone if the reader has moved it since.
    if (!isGone && document.activeElement !== from) return;
    const added = elementsOf(area.current).filter((element) => !seen.has(element));
    // Prefer a new page, because it is where the button was. Other new hits may belong to pages far above.
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
