import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';

/** What a page's front matter says to search. */
export interface PageSettings {
  /** `search: false` leaves the page out. */
  indexed: boolean;
  /** `search_boost`: multiplies the page's score. Default 1. */
  boost: number;
  /** `search_keywords` and `keywords`: words that lead to the page without being on it. */
  keywords: string[];
  /** Path of the Markdown file, with `@site` for the site's folder. */
  source: string;
  title: string;
}

interface Page {
  permalink: string;
  title: string;
  source: string;
  frontMatter: Record<string, unknown>;
  unlisted?: boolean;
}

function instancesOf<Content>(allContent: AllContent, plugin: string): Content[] {
  return Object.values((allContent[plugin] ?? {}) as Record<string, Content | undefined>).filter(
    (content): content is Content => content !== undefined && content !== null,
  );
}

/** Every page that was written in Markdown. */
function markdownPages(allContent: AllContent): Page[] {
  const docs = instancesOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(
    ({loadedVersions}) => loadedVersions.flatMap((version) => version.docs),
  );
  const posts = instancesOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(
    ({blogPosts}) => blogPosts.map(({metadata}) => metadata),
  );
  const pages = instancesOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages')
    .flat()
    .flatMap((page) => (page.type === 'mdx' ? [page] : []));
  return [...docs, ...posts, ...pages].map(({permalink, title, source, frontMatter, unlisted}) => ({
    permalink,
    title: title ?? '',
    source,
    frontMatter,
    unlisted,
  }));
}

function readBoost(value: unknown, source: string): number {
  if (value === undefined) return 1;
  if (typeof value === 'number' && value > 0) return value;
  throw new Error(
    `${source}: search_boost is ${JSON.stringify(value)}, but must be a number above 0. ` +
      'To leave the page out of the search, write search: false.',
  );
}

function readKeywords(value: unknown, field: string, source: string): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string') return value.split(',').map((word) => word.trim());
  if (Array.isArray(value)) return value.map(String);
  throw new Error(`${source}: ${field} is ${JSON.stringify(value)}, but must be a list of words.`);
}

function readIndexed(value: unknown, source: string): boolean {
  if (value === undefined || typeof value === 'boolean') return value !== false;
  throw new Error(`${source}: search is ${JSON.stringify(value)}, but must be true or false.`);
}

/**
 * What the front matter of every Markdown page says to search, by permalink.
 *
 * @throws Error that names the file and the field with a value that cannot be used
 */
export function pageSettings(allContent: AllContent): Map<string, PageSettings> {
  return new Map(
    markdownPages(allContent).map(({permalink, title, source, frontMatter, unlisted}) => [
      permalink,
      {
        indexed: readIndexed(frontMatter.search, source) && unlisted !== true,
        boost: readBoost(frontMatter.search_boost, source),
        keywords: [
          ...readKeywords(frontMatter.keywords, 'keywords', source),
          ...readKeywords(frontMatter.search_keywords, 'search_keywords', source),
        ],
        source,
        title,
      },
    ]),
  );
}
