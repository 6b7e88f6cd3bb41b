import {writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes `robots.txt`, which tells search engines where the sitemap is. They only request it at the
 * root of a host, so it is not written for a site below another path. Returns whether it was
 * written.
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
