import path from 'node:path';
import type {SiteCopy} from '../server/siteCopy';

export interface SiteBuild {
  base: string;
  trailingSlash: 'true' | 'false' | undefined;
  hosts: HostKind[];
}

export type HostKind = 'nginx' | 'GitHub Pages' | 'a plain file server';

/**
 * Builds of the site, each with the hosts to test it on. Builds without trailing slashes are not tested on a plain file
 * server, because it does not find `page.html` for `/page`.
 */
export const SITE_BUILDS: SiteBuild[] = ['/', '/docs-site/'].flatMap((base): SiteBuild[] => [
  {base, trailingSlash: undefined, hosts: ['nginx', 'GitHub Pages', 'a plain file server']},
  {base, trailingSlash: 'true', hosts: ['nginx', 'GitHub Pages', 'a plain file server']},
  {base, trailingSlash: 'false', hosts: ['nginx', 'GitHub Pages']},
]);

export async function buildSite(copy: SiteCopy, {base, trailingSlash}: SiteBuild): Promise<string> {
  const documentRoot = path.join(copy.dir, `root-${base.replaceAll('/', '')}-${trailingSlash}`);
  await copy.build({
    out: documentRoot + base.replace(/\/$/, ''),
    env: {SITE_BASE_URL: base, ...(trailingSlash && {SITE_TRAILING_SLASH: trailingSlash})},
  });
  return documentRoot;
}
