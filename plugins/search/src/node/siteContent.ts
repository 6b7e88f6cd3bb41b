import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';

/** Name of the plugin whose instances have versions. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What the content plugins of Docusaurus have loaded. */
export interface SiteContent {
  /** By the id of the docs instance. */
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

/** The content of all instances; a plugin that has loaded nothing has none. */
export function siteContent(allContent: AllContent): SiteContent {
  return {
    docs: instancesOf<DocsContent>(allContent, DOCS_PLUGIN),
    blogs: contentsOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog'),
    pages: contentsOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flat(),
  };
}
