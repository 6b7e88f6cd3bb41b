import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {SiteContent} from './siteContent';

/** A page as far as it decides which index it goes into. */
export interface SitePage {
  /** With the site's base URL. */
  path: string;
  /** Id of the docs instance that has the page; absent for a page outside of the docs. */
  docsInstance?: string;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The pages that Docusaurus makes of the categories in a sidebar. */
function categoryPaths(items: SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...categoryPaths(item.items)];
  });
}

/** Every page that the site's content tells of. Other plugins may add pages of their own. */
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
