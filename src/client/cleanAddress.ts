import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {cleanPath} from './cleanPath';

/**
 * Runs before the router starts. If an address ends in `index.html`, this function replaces it with its clean path. For
 * other addresses that end in `.html`, static hosts serve the 404 page, so the page is loaded again from its clean
 * path, provided that the path is a route.
 */
function moveToCleanAddress(): void {
  const {pathname, search, hash} = window.location;
  const routeOf = (path: string) =>
    matchRoutes(routes, path).find(({route}) => route.exact === true)?.match.path;
  const clean = cleanPath(pathname, routeOf);
  if (clean === undefined) return;
  const address = clean + search + hash;
  if (pathname.endsWith('/index.html')) window.history.replaceState(null, '', address);
  else window.location.replace(address);
}

if (ExecutionEnvironment.canUseDOM) moveToCleanAddress();
