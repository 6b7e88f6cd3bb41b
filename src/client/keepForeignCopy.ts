import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Whether the server sent a page other than the 404 page. */
function isPageServed(): boolean {
  const isRendered = document.getElementById('__docusaurus')?.hasChildNodes() === true;
  return isRendered && !document.querySelector('[data-page-not-found]');
}

const hasRoute = (path: string): boolean =>
  matchRoutes(routes, path).some(({route}) => route.exact === true);

/**
 * Stops all scripts on a page served under a foreign path, for example in a web archive. Otherwise React would replace
 * its content with "Page not found".
 */
function keepForeignCopy(): void {
  if (hasRoute(window.location.pathname) || !isPageServed()) return;
  throw new Error(
    'This is a copy of a page at another address. It stays as it is, and its scripts do not run.',
  );
}

if (ExecutionEnvironment.canUseDOM) keepForeignCopy();
