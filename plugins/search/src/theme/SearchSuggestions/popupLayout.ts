import {type RefObject, useLayoutEffect, useRef} from 'react';

/** Gap in pixels between the popup and the edge of the window. */
const GAP = 8;

function shiftOf({left, right}: DOMRect, width: number): number {
  if (left < 0) return GAP - left;
  return right > width ? width - GAP - right : 0;
}

/**
 * Keeps a popup inside the window, because it is wider than the search field, which sites may place anywhere.
 *
 * @param shown whether the popup is visible
 * @returns the `ref` of the popup
 */
export function usePopupPlace(shown: boolean): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const place = (): void => {
      const element = popup.current;
      if (element === null) return;
      element.style.translate = '';
      const shift = shiftOf(element.getBoundingClientRect(), document.documentElement.clientWidth);
      if (shift !== 0) element.style.translate = `${shift}px`;
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [shown]);
  return popup;
}

/**
 * Keeps the height of a list while more rows are loading, so that content below it does not move.
 *
 * @param isComing whether rows are still loading
 * @returns the `ref` of the list
 */
export function useHeldHeight(isComing: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const {current} = list;
    if (current === null) return;
    current.style.minBlockSize = isComing ? `${height.current}px` : '';
    if (!isComing) height.current = current.offsetHeight;
  });
  return list;
}
