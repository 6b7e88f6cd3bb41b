import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** Routes that belong together, in the order in which they are read. */
export interface RouteGroup {
  title: string;
  routes: string[];
}

type Version = DocsContent['loadedVersions'][number];
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

/** The documents of a version: each category of its sidebars, what stands between them, and the rest. */
function docGroups({docs, sidebars, label}: Version, title: string, isOnly: boolean): RouteGroup[] {
  const rest = new Map(docs.filter(isPublic).map(({id, permalink}) => [id, permalink]));
  const take = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const route = rest.get(id);
      rest.delete(id);
      return route ?? [];
    });
  const groups: RouteGroup[] = [];
  let isBetween = false;
  for (const item of Object.values(sidebars).flat()) {
    const routes = take(docIds(item));
    const last = groups.at(-1);
    if (item.type === 'category') groups.push({title: item.label, routes});
    else if (isBetween && last) last.routes.push(...routes);
    else groups.push({title, routes});
    isBetween = item.type !== 'category';
  }
  groups.push({
    title: groups.length === 0 ? title : `More of ${title}`,
    routes: [...rest.values()],
  });
  return isOnly ? groups : groups.map((group) => ({...group, title: `${group.title} (${label})`}));
}

function isPublic(content: {draft?: boolean; unlisted?: boolean}): boolean {
  return content.draft !== true && content.unlisted !== true;
}

/**
 * What is public, each page once: the docs in the order of their sidebars and then those that are in none,
 * the posts, newest first, and the pages that stand alone.
 */
export function listedRoutes(allContent: AllContent): RouteGroup[] {
  const instances = <Content>(plugin: string) =>
    Object.entries(
      (allContent[plugin] ?? {}) as Record<string, Content | null | undefined>,
    ).flatMap(([id, content]) => (content ? [{id, content}] : []));
  const groups = [
    ...instances<DocsContent>('docusaurus-plugin-content-docs').flatMap(({id, content}) =>
      content.loadedVersions.flatMap((version) =>
        docGroups(
          version,
          id === 'default' ? 'Documentation' : `Documentation: ${id}`,
          content.loadedVersions.length === 1,
        ),
      ),
    ),
    ...instances<BlogContent>('docusaurus-plugin-content-blog').map(({content}) => ({
      title: content.blogTitle,
      routes: content.blogPosts
        .filter(({metadata}) => isPublic({...metadata.frontMatter, unlisted: metadata.unlisted}))
        .map(({metadata}) => metadata.permalink),
    })),
    ...instances<PagesContent>('docusaurus-plugin-content-pages').map(({content}) => ({
      title: 'Pages',
      routes: content
        .filter(
          (page) => page.type === 'jsx' || isPublic({...page.frontMatter, unlisted: page.unlisted}),
        )
        .map(({permalink}) => permalink),
    })),
  ];
  return groups.filter(({routes}) => routes.length > 0);
}
