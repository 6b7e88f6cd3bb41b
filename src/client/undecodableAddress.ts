import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodablePart} from './decodablePart';

/**
 * Docusaurus decodes the path that a reader comes to, and the hash that they move to or go back to.
 * One that cannot be decoded, as of a link that was cut off, stops the site or crashes it. Runs before
 * the router hears of it.
 */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const decodable = decodablePart(pathname) + search + decodablePart(hash);
  if (decodable !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', decodable);
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}
