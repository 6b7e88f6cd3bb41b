import {type PlainHost, startNginxHost} from '../server/nginxHost';
import {startStaticHost} from '../server/staticHost';
import type {HostKind} from './siteBuilds';

function start(kind: HostKind, documentRoot: string, base: string): Promise<PlainHost> {
  switch (kind) {
    case 'nginx':
      return startNginxHost(documentRoot, base);
    case 'GitHub Pages':
      return startStaticHost({dir: documentRoot + base, base});
    case 'a plain file server':
      return startStaticHost({
        dir: documentRoot + base,
        base,
        cleanUrls: false,
        notFoundPage: false,
      });
  }
}

/**
 * Starts a host that serves a document root with a site. `close` may be called twice: by a test and by the cleanup.
 */
export async function openHost(
  kind: HostKind,
  documentRoot: string,
  base: string,
): Promise<PlainHost> {
  const host = await start(kind, documentRoot, base);
  let closed: Promise<void> | undefined;
  return {...host, close: () => (closed ??= host.close())};
}
