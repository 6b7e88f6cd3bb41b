import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodablePart} from './decodablePart';

/**
 * Makes the address decodable before the router reads it. Docusaurus decodes the path of the first page, and the hash
 * after each navigation. It crashes if either is malformed, for example because a link was cut off.
 */
function makeAddressDecodable(): void {
  const {pathname, search, hash} = window.location;
  const decodable = decodablePart(pathname) + search + decodablePart(hash);
  if (decodable !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', decodable);
}

if (ExecutionEnvironment.canUseDOM) {
  makeAddressDecodable();
  window.addEventListener('popstate', makeAddressDecodable);
}
