import {type RefObject, useLayoutEffect, useRef} from 'react';

/** Pixels between the popup and the edge of the window that it would cross. */
const GAP = 8;

/** How far to move what stands between two places, so that it stands in a window of that width. */
function shiftOf({left, right}: DOMRect, width: number): number {
  if (left < 0) return GAP - left;
  return right > width ? width - GAP - right : 0;
}

/**
 * Keeps a popup in the window, wherever a site has put what it hangs from: it hangs from the end of
 * the search field, and is wider.
 *
 * @param shown whether the reader sees it
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
 * Keeps a list as high as it was while the rest of its rows are on their way, so that what stands below it stays.
 *
 * @param isComing whether rows are still to come
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

/**
 * Keeps the keyboard on what the reader saw there, while the list changes below it.
 * @param targets what tells the items of the list apart, in their order
 * @param index place of the highlighted item, -1 where there is none
 * @param moveTo told where the highlighted item stands now, -1 where it is gone
 */
export function useKeptHighlight(
  targets: readonly string[],
  index: number,
  moveTo: (index: number) => void,
): void {
  const seen = useRef(targets);
  useLayoutEffect(() => {
    const target = seen.current[index];
    seen.current = targets;
    if (target !== undefined && target !== targets[index]) moveTo(targets.indexOf(target));
  }, [targets, index, moveTo]);
}
