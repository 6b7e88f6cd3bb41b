import {startNginx} from '../../scripts/startNginx.mjs';
import type {StaticHost} from './staticHost';

/** The parts of a host that tests can use even if they do not control it. */
export type PlainHost = Pick<StaticHost, 'origin' | 'url' | 'close'>;

/**
 * Starts a real nginx with the configuration of the build.
 * @param base base URL of the site, which is also the path of its folder in the document root
 */
export async function startNginxHost(documentRoot: string, base: string): Promise<PlainHost> {
  const {origin, stop} = await startNginx({build: `${documentRoot}${base}`, documentRoot});
  return {origin, url: (route) => origin + base.replace(/\/$/, '') + route, close: stop};
}
