import {useEffect, useRef} from 'react';
import {termsOfHit} from '../../browser/hits';
import type {Found} from '../../browser/session';
import {answerNewTabs} from '../../browser/target/tabChannel';

/**
 * Sends new tabs the words to mark, as long as the component is mounted.
 *
 * @param onOpened called when a hit was opened in a new tab
 */
export function useTabChannel(found: Found | undefined, onOpened?: () => void): void {
  const latest = useRef({found, onOpened});
  useEffect(() => {
    latest.current = {found, onOpened};
  });
  useEffect(
    () =>
      answerNewTabs((address) => {
        const {found: shown, onOpened: note} = latest.current;
        const terms = shown && termsOfHit(shown, address);
        if (terms) note?.();
        return terms;
      }),
    [],
  );
}
