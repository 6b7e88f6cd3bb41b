import type {RouteBuildMetadata} from '@docusaurus/types';
import {applyTrailingSlash, type ApplyTrailingSlashParams} from '@docusaurus/utils-common';
import type {SiteContent} from './siteContent';
import {sitePages} from './sitePages';

/** What a site's configuration says of pages that other search engines are to leave out. */
export interface HiddenAsAWhole {
  /** Whether the whole site is. */
  noIndex: boolean;
  /** Addresses of the pages of those docs versions that are, as routes are named. */
  ofVersions: ReadonlySet<string>;
}

/** The pages of the docs versions whose configuration says `noIndex`. */
export function hiddenVersionPages(
  {docs}: Pick<SiteContent, 'docs'>,
  slashes: ApplyTrailingSlashParams,
): Set<string> {
  const hidden = docs.map(([instance, content]): SiteContent['docs'][number] => [
    instance,
    {...content, loadedVersions: content.loadedVersions.filter(({noIndex}) => noIndex)},
  ]);
  const pages = sitePages({docs: hidden, blogs: [], pages: []});
  return new Set(pages.map(({path}) => applyTrailingSlash(path, slashes)));
}

/**
 * The pages that have `noindex` of their own. What the configuration gives to the whole site or to a
 * docs version keeps search engines elsewhere away, and not the readers who are on the site.
 */
export function hiddenRoutes(
  metadata: Record<string, RouteBuildMetadata | undefined>,
  {noIndex, ofVersions}: HiddenAsAWhole,
): Set<string> {
  if (noIndex) return new Set();
  const paths = Object.keys(metadata).filter((path) => metadata[path]?.noIndex === true);
  return new Set(paths.filter((path) => !ofVersions.has(path)));
}
