import useIsBrowser from '@docusaurus/useIsBrowser';
import {type RefObject, useLayoutEffect, useRef} from 'react';
import {readSearchAddress, type SearchAddress} from '../../browser/searchAddress';

/** Values that the reader entered into a form that the server rendered empty. */
function readForm(form: HTMLFormElement): Partial<SearchAddress> {
  const parameters = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string') parameters.set(name, value);
  });
  const filled = Object.entries(readSearchAddress(parameters.toString())).filter(
    ([, value]) => value !== '',
  );
  return Object.fromEntries(filled);
}

/**
 * Keeps the reader's input in the form of the search page from before hydration, which the address would
 * otherwise replace.
 *
 * @param change called with the input once the page shows the query of its address
 * @returns the `ref` of the form
 */
export function useEarlyForm(
  change: (part: Partial<SearchAddress>) => void,
): RefObject<HTMLFormElement | null> {
  const isBrowser = useIsBrowser();
  const form = useRef<HTMLFormElement>(null);
  const early = useRef<Partial<SearchAddress>>({});
  // Before the next key press, which would be appended to the query of the address.
  useLayoutEffect(() => {
    if (!isBrowser) {
      if (form.current) early.current = readForm(form.current);
      return;
    }
    const part = early.current;
    early.current = {};
    if (Object.keys(part).length > 0) change(part);
  }, [isBrowser, change]);
  return form;
}
