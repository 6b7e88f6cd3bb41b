import type {LoadedVersion as Version} from '@docusaurus/plugin-content-docs';
import type {SiteContent} from '@screwbox/shared/content/siteContent';

export interface RouteGroup {
  title: string;
  routes: string[];
}

/**
 * Title of the section that readers may skip, by the convention of `llms.txt`.
 *
 * @see https://llmstxt.org
 */
export const OPTIONAL = 'Optional';

type SidebarItem = Version['sidebars'][string][number];

function docIds(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docIds)];
    case 'link':
    case 'html':
      return [];
  }
}

function isPublic(content: {draft?: boolean; unlisted?: boolean}): boolean {
  return content.draft !== true && content.unlisted !== true;
}

/**
 * The docs of a version: a group for each category of its sidebars, one for docs between categories, and one
 * for the rest.
 */
function docGroups({docs, sidebars}: Version, title: string): RouteGroup[] {
  const rest = new Map(docs.filter(isPublic).map(({id, permalink}) => [id, permalink]));
  const take = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const route = rest.get(id);
      rest.delete(id);
      return route ?? [];
    });
  const groups: RouteGroup[] = [];
  let isBetweenCategories = false;
  for (const item of Object.values(sidebars).flat()) {
    const routes = take(docIds(item));
    const last = groups.at(-1);
    if (item.type === 'category') groups.push({title: item.label, routes});
    else if (isBetweenCategories && last) last.routes.push(...routes);
    else groups.push({title, routes});
    isBetweenCategories = item.type !== 'category';
  }
  groups.push({
    title: groups.length === 0 ? title : `More of ${title}`,
    routes: [...rest.values()],
  });
  return groups;
}

/**
 * Routes of public pages for `llms.txt`, each once: docs in sidebar order, then docs without a sidebar,
 * posts from new to old, and standalone pages. Docs versions other than the latest are optional.
 */
export function listedRoutes({docs: instances, blogs, pages}: SiteContent): RouteGroup[] {
  const docs = instances.map(([id, {loadedVersions}]) => ({
    title: id === 'default' ? 'Documentation' : `Documentation: ${id}`,
    versions: loadedVersions,
  }));
  const groups = [
    ...docs.flatMap(({title, versions}) =>
      versions.filter(({isLast}) => isLast).flatMap((version) => docGroups(version, title)),
    ),
    ...blogs.map(({blogTitle, blogPosts}) => ({
      title: blogTitle,
      routes: blogPosts
        .filter(({metadata}) => isPublic({...metadata.frontMatter, unlisted: metadata.unlisted}))
        .map(({metadata}) => metadata.permalink),
    })),
    {
      title: 'Pages',
      routes: pages
        .filter(
          (page) => page.type === 'jsx' || isPublic({...page.frontMatter, unlisted: page.unlisted}),
        )
        .map(({permalink}) => permalink),
    },
    {
      title: OPTIONAL,
      routes: docs.flatMap(({title, versions}) =>
        versions
          .filter(({isLast}) => !isLast)
          .flatMap((version) => docGroups(version, title))
          .flatMap(({routes}) => routes),
      ),
    },
  ];
  return groups.filter(({routes}) => routes.length > 0);
}
