import {startNginx} from '../../scripts/startNginx.mjs';
import type {StaticHost} from './staticHost';

/** Members that every host has, including hosts whose responses tests cannot change. */
export type PlainHost = Pick<StaticHost, 'origin' | 'url' | 'close'>;

/**
 * Starts a real nginx with the configuration of the build.
 * @param base base URL of the site, which is also the path of its folder in the document root
 */
export async function startNginxHost(documentRoot: string, base: string): Promise<PlainHost> {
  const {origin, stop} = await startNginx({build: `${documentRoot}${base}`, documentRoot});
  return {origin, url: (route) => origin + base.replace(/\/$/, '') + route, close: stop};
}
