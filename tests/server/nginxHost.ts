import {startNginx} from '../../scripts/startNginx.mjs';
import type {StaticHost} from './staticHost';

/** What a test needs of a host that it does not control. */
export type PlainHost = Pick<StaticHost, 'origin' | 'url' | 'close'>;

/**
 * A real nginx with the configuration that the build generated.
 * @param documentRoot folder that holds the site
 * @param base base URL of the site; its folder below the document root
 */
export async function startNginxHost(documentRoot: string, base: string): Promise<PlainHost> {
  const {origin, stop} = await startNginx({build: `${documentRoot}${base}`, documentRoot});
  return {origin, url: (route) => origin + base.replace(/\/$/, '') + route, close: stop};
}
