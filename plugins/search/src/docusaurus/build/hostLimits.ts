import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {counted} from '@screwbox/shared/text/counted';

export interface FolderSize {
  files: number;
  bytes: number;
  largest: number;
}

const MEBIBYTE = 2 ** 20;

/**
 * Limits of hosts for static sites.
 * @see https://developers.cloudflare.com/pages/platform/limits/
 * @see https://learn.microsoft.com/azure/static-web-apps/quotas
 * @see https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits
 */
const HOSTS: readonly ({name: string} & Partial<FolderSize>)[] = [
  {name: 'Cloudflare Pages (free plan)', files: 20_000, largest: 25 * MEBIBYTE},
  {name: 'Azure Static Web Apps', files: 15_000, bytes: 500 * MEBIBYTE},
  {name: 'GitHub Pages', bytes: 1024 * MEBIBYTE},
];

/** Fraction of a limit above which there is a warning, because other plugins may still write files. */
const NEAR = 0.9;

export function folderSize(dir: string): FolderSize {
  const size = {files: 0, bytes: 0, largest: 0};
  for (const entry of readdirSync(dir, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const bytes = statSync(path.join(entry.parentPath, entry.name)).size;
    size.files++;
    size.bytes += bytes;
    size.largest = Math.max(size.largest, bytes);
  }
  return size;
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEBIBYTE)} MB`;

const numberOf = (files: number): string => counted(files, 'file');

const PROBLEMS = {
  files: (site: FolderSize, index: FolderSize, limit: number) =>
    `the site has ${numberOf(site.files)}, ${index.files} of them in the search index, and the limit is ${limit}`,
  bytes: (site: FolderSize, index: FolderSize, limit: number) =>
    `the site has ${megabytes(site.bytes)}, ${megabytes(index.bytes)} of them in the search index, and the limit is ${megabytes(limit)}`,
  largest: (site: FolderSize, _: FolderSize, limit: number) =>
    `the largest file has ${megabytes(site.largest)}, and the limit is ${megabytes(limit)}`,
};

export function hostWarnings(site: FolderSize, index: FolderSize): string[] {
  const kinds = ['files', 'bytes', 'largest'] as const;
  return HOSTS.flatMap((host) =>
    kinds.flatMap((kind) => {
      const limit = host[kind];
      if (limit === undefined || site[kind] < limit * NEAR) return [];
      return `${host.name} may refuse the site: ${PROBLEMS[kind](site, index, limit)}. The option "exclude" leaves pages out of the index.`;
    }),
  );
}
