import {writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Tells search engines where the sitemap of a build is. They only request `robots.txt` at the root of a host,
 * so a site below another path gets none.
 *
 * @param buildDir folder of the built site
 * @param address `url` and `baseUrl` as in the configuration of the site
 * @returns whether it was written
 */
export function writeRobots(buildDir: string, address: {url: string; baseUrl: string}): boolean {
  if (address.baseUrl !== '/') return false;
  const sitemap = new URL('/sitemap.xml', address.url).href;
  writeFileSync(
    path.join(buildDir, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`,
  );
  return true;
}
