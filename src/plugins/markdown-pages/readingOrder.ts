import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** Routes that belong together, in the order in which they are read. */
export interface RouteGroup {
  title: string;
  routes: string[];
}

type Sidebar = DocsContent['loadedVersions'][number]['sidebars'][string];
type SidebarItem = Sidebar[number];

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

function docGroups({loadedVersions}: DocsContent): RouteGroup[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const routes = new Map(docs.map(({id, permalink}) => [id, permalink]));
    return Object.values(sidebars)
      .flat()
      .flatMap((item) =>
        item.type === 'category'
          ? [{title: item.label, routes: docIds(item).flatMap((id) => routes.get(id) ?? [])}]
          : [],
      );
  });
}

/** The categories of the sidebars of all docs, and the posts of all blogs, newest first. */
export function readingOrder(allContent: AllContent): RouteGroup[] {
  const instances = (plugin: string) => Object.values(allContent[plugin] ?? {});
  const docs = instances('docusaurus-plugin-content-docs') as DocsContent[];
  const blogs = instances('docusaurus-plugin-content-blog') as BlogContent[];
  return [
    ...docs.flatMap(docGroups),
    ...blogs.map(({blogTitle, blogPosts}) => ({
      title: blogTitle,
      routes: blogPosts.map(({metadata}) => metadata.permalink),
    })),
  ];
}
