import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useLayoutEffect, useState} from 'react';
import {knownAddress, readSearchAddress, type SearchAddress, searchAddress} from './searchAddress';
import {useSearch} from './useSearch';
import {queryWithin, stateWithin, type Tag} from './tags';
import {recallSearchPage, type RememberedPage} from './useSearchPageMemory';
import {useDocsVersions, useSearchScope, useVersionChoices} from './useSearchScope';
import {useSearchSettings} from './useSearchSettings';
import {turnToSearch} from './turnToSearch';

/**
 * What the address of the search page says, without what the site does not have. That goes from the
 * address too, so that it says what is searched.
 *
 * @param search query string of the address
 * @param visit differs whenever the router has come to an address, even to the same one
 */
function useKnownAddress(search: string, visit: string, tags: readonly Tag[]): SearchAddress {
  const {searchPath, contexts} = useSearchSettings();
  const asked = readSearchAddress(search);
  const known = knownAddress(asked, contexts, useDocsVersions(), tags);
  const told = searchAddress(searchPath, known);
  const isTold = told === searchAddress(searchPath, asked);
  // Before anything that was typed meanwhile comes into the address, too.
  useLayoutEffect(() => {
    if (!isTold) window.history.replaceState(window.history.state, '', told);
  }, [visit, told, isTold]);
  return known;
}

/** How many hits the page shows at first, and how many more at each request. */
const PAGE = 20;
/** Letters of excerpts at most, for which a suggestion has no room. */
const EXCERPT = 160;
/** Time without a letter after which the router is told of the query, in milliseconds. */
const PAUSE = 150;

/** The search page's state: what the address says, what was found, and how to change either. */
export function useSearchPage(remembered: RememberedPage | undefined, tags: readonly Tag[]) {
  const {searchPath} = useSearchSettings();
  const location = useLocation();
  const history = useHistory();
  // The server renders the empty frame, and the first render in the browser has to agree with it.
  const isBrowser = useIsBrowser();
  const search = isBrowser ? location.search : '';
  const versions = useVersionChoices();
  const visit = `${location.key ?? ''} ${search}`;
  const known = useKnownAddress(search, visit, tags);
  const [address, setAddress] = useState<SearchAddress>(known);
  const [limit, setLimit] = useState(remembered?.limit ?? PAGE);

  // A link to the search page may be followed while it is shown. Who goes back before the next page
  // has come sees what was there: the address typed since, which the router did not know.
  const [shown, setShown] = useState(visit);
  const [told, setTold] = useState('');
  if (shown !== visit) {
    setShown(visit);
    const asked = searchAddress(searchPath, known);
    // What this page has told the router itself may come back when the reader has typed on.
    if (asked !== told && asked !== searchAddress(searchPath, address)) {
      setAddress(known);
      setLimit(PAGE);
    }
  }

  // Not with each letter, which the router would take for a navigation.
  const wanted = searchAddress(searchPath, address);
  useEffect(() => {
    if (!isBrowser) return undefined;
    const timer = setTimeout(() => {
      const {pathname, search: query} = history.location;
      if (
        wanted === pathname + query ||
        wanted !== window.location.pathname + window.location.search
      )
        return;
      setTold(wanted);
      history.replace(wanted);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isBrowser, history, wanted]);

  const scope = useSearchScope(versions.find(({value}) => value === address.version));
  useEffect(() => {
    if (isBrowser) turnToSearch(scope.baseUrl, address.context);
  }, [isBrowser, scope.baseUrl, address.context]);
  const {state, retry} = useSearch(
    {
      query: queryWithin(address.query, address.tag),
      baseUrl: scope.baseUrl,
      context: address.context,
      limit,
      excerptLength: EXCERPT,
    },
    remembered?.results,
  );

  const change = useCallback(
    (part: Partial<SearchAddress>) => {
      const next = {...address, ...part};
      setAddress(next);
      setLimit(PAGE);
      // At once, for a reader who reloads the page or leaves it; the router is told when typing pauses.
      window.history.replaceState(window.history.state, '', searchAddress(searchPath, next));
    },
    [address, searchPath],
  );

  return {
    address,
    baseUrl: scope.baseUrl,
    state: stateWithin(state, address.tag),
    retry,
    change,
    loadMore: () => setLimit((count) => count + PAGE),
    limit,
  };
}

/** The page as it was left, where the reader came back to it. */
export function useRememberedPage(): RememberedPage | undefined {
  const history = useHistory();
  const [remembered] = useState(() =>
    history.action === 'POP' && typeof window !== 'undefined'
      ? recallSearchPage(window.location.pathname + window.location.search)
      : undefined,
  );
  return remembered;
}
