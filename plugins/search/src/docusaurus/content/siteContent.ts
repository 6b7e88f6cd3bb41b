import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {applyTrailingSlash, type ApplyTrailingSlashParams} from '@docusaurus/utils-common';
import type {SiteContent} from '@screwbox/shared/content/siteContent';
import type {PartitionVersion} from '../../core/partitions';
import type {SitePage} from '../partitions/partitions';

function bare(path: string): string {
  return path.replace(/\/$/, '');
}

export function docsVersions({docs}: SiteContent): PartitionVersion[] {
  return docs.flatMap(([pluginId, {loadedVersions}]) =>
    loadedVersions.map(({versionName, path, isLast}) => ({
      pluginId,
      name: versionName,
      path: bare(path),
      isPreferred: isLast,
    })),
  );
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function categoryPaths(items: SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...categoryPaths(item.items)];
  });
}

/** Returns the pages of the content plugins. Other plugins may add more pages later. */
export function sitePages({docs, blogs, pages}: SiteContent): SitePage[] {
  const ofDocs = docs.flatMap(([docsInstance, {loadedVersions}]) =>
    loadedVersions
      .flatMap((version) => [
        ...version.docs.map(({permalink}) => permalink),
        ...Object.values(version.sidebars).flatMap(categoryPaths),
      ])
      .map((path) => ({path, docsInstance})),
  );
  const posts = blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata));
  return [...ofDocs, ...[...posts, ...pages].map(({permalink}) => ({path: permalink}))];
}

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
