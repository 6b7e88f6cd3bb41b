import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The HTML file of a route, whatever `trailingSlash` is.
 * @throws Error where the build emitted none
 */
export function routeFile(outDir: string, baseUrl: string, route: string): string {
  const written = route.slice(baseUrl.length).replace(/\/$/, '');
  // Docusaurus emits docs under their letters, and files of `src/pages` under the encoded ones.
  const candidates = [...new Set([decodeURI(written), written])]
    .flatMap((relative) => [`${relative}/index.html`, `${relative}.html`, relative])
    .map((file) => path.join(outDir, file));
  const file = candidates.find((one) => one.endsWith('.html') && existsSync(one));
  if (file === undefined)
    throw new Error(
      `The route ${route} has no HTML file; none of ${candidates.join(', ')} exists.`,
    );
  return file;
}
