import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Whether the host sent a page with content, and not the page that is sent in place of missing ones. */
function isPageServed(): boolean {
  const isRendered = document.getElementById('__docusaurus')?.hasChildNodes() === true;
  return isRendered && !document.querySelector('[data-page-not-found]');
}

const hasRoute = (path: string): boolean =>
  matchRoutes(routes, path).some(({route}) => route.exact === true);

/**
 * Archives serve copies of pages below a path of their own. React would replace the content of such a
 * page with "Page not found", so nothing runs there: the page is read as it came.
 */
function keepForeignCopy(): void {
  if (hasRoute(window.location.pathname) || !isPageServed()) return;
  throw new Error(
    'This is a copy of a page at another address. It stays as it is, and its scripts do not run.',
  );
}

if (ExecutionEnvironment.canUseDOM) keepForeignCopy();
