import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Content of all instances of Docusaurus's content plugins. */
export interface SiteContent {
  docs: [instance: string, content: DocsContent][];
  blogs: BlogContent[];
  pages: PagesContent;
}

function instancesOf<Content>(allContent: AllContent, plugin: string): [string, Content][] {
  const instances: Record<string, unknown> = allContent[plugin] ?? {};
  return Object.entries(instances).flatMap(([id, content]) =>
    content ? [[id, content as Content]] : [],
  );
}

const contentsOf = <Content>(allContent: AllContent, plugin: string): Content[] =>
  instancesOf<Content>(allContent, plugin).map(([, content]) => content);

export function siteContent(allContent: AllContent): SiteContent {
  return {
    docs: instancesOf<DocsContent>(allContent, DOCS_PLUGIN),
    blogs: contentsOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog'),
    pages: contentsOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flat(),
  };
}
