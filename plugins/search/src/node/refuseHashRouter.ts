import {PLUGIN_NAME} from '../client/settings/pluginName';

/** @throws Error where the site has the hash router, which writes no page that could be read. */
export function refuseHashRouter(router: 'browser' | 'hash'): void {
  if (router === 'hash')
    throw new Error(
      `${PLUGIN_NAME}: with "future.experimental_router: 'hash'" the build writes one page for the whole site, and there is nothing to index. Use the router 'browser', or take the plugin out.`,
    );
}
