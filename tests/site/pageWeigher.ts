import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readBundleRecord} from '../../src/plugins/bundles/BundleRecord';

export interface PageWeight {
  /** Number of files that the routes of the page load. */
  chunks: number;
  scripts: number;
  /** Compressed size of page, styles, fonts and scripts in bytes. */
  all: number;
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/**
 * Returns a function that measures the size of a page of the last build, given its file and the paths of its routes.
 * @param compress compresses a file like the host
 */
export function pageWeigher(
  siteDir: string,
  buildDir: string,
  compress: (content: Buffer) => Buffer,
): (file: string, ownRoutes: readonly string[]) => PageWeight {
  const routes = JSON.parse(
    readFileSync(path.join(siteDir, '.docusaurus/routesChunkNames.json'), 'utf8'),
  ) as Record<string, object>;
  const {groups} = readBundleRecord(siteDir);
  const sizes = new Map<string, number>();

  function sizeOf(file: string): number {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const content = readFileSync(path.join(buildDir, file));
    const size = (file.endsWith('.woff2') ? content : compress(content)).length;
    sizes.set(file, size);
    return size;
  }
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

  return (file, ownRoutes) => {
    const html = readFileSync(path.join(buildDir, file), 'utf8');
    const named = Array.from(
      html.matchAll(/ (?:href|src)="?[^" >]*?\/((?:assets|fonts)\/[^" >]+\.(?:js|css|woff2))/g),
      ([, name = '']) => name,
    );
    const isOverview = ownRoutes.every((own) => own === ownRoutes[0]);
    const chunks = Object.entries(routes)
      .filter(([own]) => ownRoutes.includes(own.replace(/-[^-]+$/, '')))
      // The docs overview has the same path as the layout around all docs pages. Only the layout's route has a config.
      .filter(([, names]) => isOverview || !('config' in names))
      .flatMap(([, names]) => strings(names))
      .flatMap((name) => groups[name] ?? []);
    const files = [...new Set([...named, ...chunks])];
    const scripts = files.filter((name) => name.endsWith('.js'));
    return {chunks: chunks.length, scripts: sum(scripts), all: sum([...files, file])};
  };
}
