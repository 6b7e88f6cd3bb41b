import {useEffect, useRef} from 'react';
import {hitAddress} from '../../browser/hits';
import type {Found} from '../../browser/session';
import {answerNewTabs} from '../../browser/target/newTabs';
import {pageAddress} from '../../browser/target/pageAddress';

/**
 * Answers new tabs that ask which words of a hit to mark, as long as the component is mounted.
 *
 * @param onOpened called when a hit was opened in a new tab
 */
export function useNewTabs(found: Found | undefined, onOpened?: () => void): void {
  const latest = useRef({found, onOpened});
  useEffect(() => {
    latest.current = {found, onOpened};
  });
  useEffect(
    () =>
      answerNewTabs((address) => {
        const {found: shown, onOpened: note} = latest.current;
        const isOpened = shown?.pages.hits.some((hit) => pageAddress(hitAddress(hit)) === address);
        if (!isOpened) return undefined;
        note?.();
        return shown?.pages.terms;
      }),
    [],
  );
}
