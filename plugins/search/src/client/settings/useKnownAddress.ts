import {useLayoutEffect} from 'react';
import {knownAddress, readSearchAddress, type SearchAddress, searchAddress} from './searchAddress';
import {useDocsVersions} from './searchVersions';
import {useSearchSettings} from './useSearchSettings';

/**
 * What the address of the search page says, without what the site does not have. That goes from the
 * address too, so that it says what is searched.
 *
 * @param search query string of the address
 * @param visit differs whenever the router has come to an address, even to the same one
 */
export function useKnownAddress(search: string, visit: string): SearchAddress {
  const {searchPath, contexts} = useSearchSettings();
  const asked = readSearchAddress(search);
  const known = knownAddress(asked, contexts, useDocsVersions());
  const told = searchAddress(searchPath, known);
  const isTold = told === searchAddress(searchPath, asked);
  // Before anything that was typed meanwhile comes into the address, too.
  useLayoutEffect(() => {
    if (!isTold) window.history.replaceState(window.history.state, '', told);
  }, [visit, told, isTold]);
  return known;
}
