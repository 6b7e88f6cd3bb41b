import {useLayoutEffect, useRef} from 'react';

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
