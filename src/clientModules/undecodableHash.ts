import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodableHash} from './decodableHash';

/**
 * Docusaurus decodes the hash of every address that a reader moves to within a page or goes back to,
 * and the whole site crashes on one that cannot be decoded. Runs before the router hears of it.
 */
function mendHash(): void {
  const {hash} = window.location;
  const decodable = decodableHash(hash);
  if (decodable !== hash) window.history.replaceState(window.history.state, '', decodable);
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', mendHash);
