import useIsBrowser from '@docusaurus/useIsBrowser';
import {type RefObject, useLayoutEffect, useRef} from 'react';
import {readSearchAddress, type SearchAddress} from './searchAddress';

/** What a form holds that the server has sent empty. */
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
 * Keeps what the reader has put into the form of the search page before its script ran: the address
 * would take its place.
 *
 * @param change told of it once the page shows what its address says
 * @returns the `ref` of the form
 */
export function useEarlyForm(
  change: (part: Partial<SearchAddress>) => void,
): RefObject<HTMLFormElement | null> {
  const isBrowser = useIsBrowser();
  const form = useRef<HTMLFormElement>(null);
  const early = useRef<Partial<SearchAddress>>({});
  // Before the next key, which would be added to the query of the address.
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
