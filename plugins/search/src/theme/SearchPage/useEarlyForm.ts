import useIsBrowser from '@docusaurus/useIsBrowser';
import {type RefObject, useLayoutEffect, useRef} from 'react';
import {readSearchAddress, type SearchAddress} from '../../browser/searchAddress';

/** Reads what the reader entered. All fields are empty when the server renders the form. */
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
 * Keeps what the reader entered into the form of the search page before hydration. Otherwise the query in the address
 * would replace it.
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
  // A layout effect runs before the next key press, which would otherwise be appended to the query of the address.
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
