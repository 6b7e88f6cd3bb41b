import {startNginx} from '../../scripts/startNginx.mjs';
import type {StaticHost} from './staticHost';

/** The part of a host that tests need if they do not control it. */
export type PlainHost = Pick<StaticHost, 'origin' | 'url' | 'close'>;

/**
 * Starts a real nginx with the configuration of the build.
 *
 * @param documentRoot folder that contains the site
 * @param base base URL of the site, which is also its folder in the document root
 */
export async function startNginxHost(documentRoot: string, base: string): Promise<PlainHost> {
  const {origin, stop} = await startNginx({build: `${documentRoot}${base}`, documentRoot});
  return {origin, url: (route) => origin + base.replace(/\/$/, '') + route, close: stop};
}
