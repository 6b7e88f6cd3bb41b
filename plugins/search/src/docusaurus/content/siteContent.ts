import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {applyTrailingSlash, type ApplyTrailingSlashParams} from '@docusaurus/utils-common';
import type {PartitionVersion} from '../../core/partitions';
import type {SitePage} from '../partitions/partitions';

export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

export interface SiteContent {
  docs: [instance: string, content: DocsContent][];
  blogs: BlogContent[];
  pages: PagesContent;
}

function instancesOf<Content>(allContent: AllContent, plugin: string): [string, Content][] {
  const instances = (allContent[plugin] ?? {}) as Record<string, Content | undefined>;
  return Object.entries(instances).filter(
    (entry): entry is [string, Content] => entry[1] !== undefined && entry[1] !== null,
  );
}

function contentsOf<Content>(allContent: AllContent, plugin: string): Content[] {
  return instancesOf<Content>(allContent, plugin).map(([, content]) => content);
}

export function siteContent(allContent: AllContent): SiteContent {
  return {
    docs: instancesOf<DocsContent>(allContent, DOCS_PLUGIN),
    blogs: contentsOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog'),
    pages: contentsOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flat(),
  };
}

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

/** Other plugins may add pages. */
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
