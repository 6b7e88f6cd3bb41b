import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useRef, useState} from 'react';
import {prefetchSearch} from '../../browser/prefetch';
import {
  knownAddress,
  readSearchAddress,
  type SearchAddress,
  searchAddress,
} from '../../browser/searchAddress';
import type {Snapshot} from '../../browser/session';
import type {Tag} from '../../browser/tag';
import {useDocsVersions, useSearchScope, useVersionChoices} from '../hooks/useSearchScope';
import {useSearchSettings} from '../hooks/useSearchSettings';
import {useSession} from '../hooks/useSession';

const PAGE = 20;
/** Length of excerpts in characters, longer than in a suggestion. */
const EXCERPT = 160;
/** Time without input after which the address is written, in milliseconds. Safari allows 100 changes in 30 s. */
const PAUSE = 500;

export function useSearchPage(tags: readonly Tag[], restored: Snapshot | undefined) {
  const {searchPath, contexts} = useSearchSettings();
  const location = useLocation();
  const history = useHistory();
  // The server renders the page without results, and the first render in the browser must be the same.
  const isBrowser = useIsBrowser();
  const search = isBrowser ? location.search : '';
  const known = knownAddress(readSearchAddress(search), contexts, useDocsVersions(), tags);
  const [address, setAddress] = useState<SearchAddress>(known);

  // The reader may follow a link to the search page while the page is shown.
  const visit = `${location.key ?? ''} ${search}`;
  const [shown, setShown] = useState(visit);
  const [written, setWritten] = useState('');
  if (shown !== visit) {
    setShown(visit);
    // The reader may have typed since this page wrote the address.
    if (searchAddress(searchPath, known) !== written) setAddress(known);
  }

  const wanted = searchAddress(searchPath, address);
  const latest = useRef({wanted, location});
  useEffect(() => {
    latest.current = {wanted, location};
  }, [wanted, location]);
  const writeAddress = useCallback(() => {
    const {wanted: next, location: here} = latest.current;
    const {pathname, search: query} = history.location;
    if (pathname !== here.pathname || next === pathname + query) return;
    setWritten(next);
    history.replace(next);
  }, [history]);
  useEffect(() => {
    if (!isBrowser) return undefined;
    const timer = setTimeout(writeAddress, PAUSE);
    return () => clearTimeout(timer);
  }, [isBrowser, wanted, writeAddress]);

  const versions = useVersionChoices();
  const {baseUrl} = useSearchScope(versions.find(({value}) => value === address.version));
  const {query, tag, context} = address;
  useEffect(() => {
    if (isBrowser) prefetchSearch({baseUrl, context});
  }, [isBrowser, baseUrl, context]);
  const {session, snapshot} = useSession(
    {query, tag, context, baseUrl},
    {limit: PAGE, excerptLength: EXCERPT, restored},
  );

  const change = useCallback(
    (part: Partial<SearchAddress>) => setAddress((before) => ({...before, ...part})),
    [],
  );
  return {address, wanted, change, writeAddress, session, snapshot};
}
