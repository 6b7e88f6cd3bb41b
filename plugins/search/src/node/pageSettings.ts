import {applyTrailingSlash, type ApplyTrailingSlashParams} from '@docusaurus/utils-common';
import {isBoost} from '../extract/isBoost';
import type {SiteContent} from './siteContent';

/** What a page's front matter says to search. */
export interface PageSettings {
  /** `search: false` leaves the page out. */
  indexed: boolean;
  /** `search_boost`: multiplies the page's score; absent where the front matter does not say. */
  boost?: number;
  /** `keywords`, which Docusaurus writes into the page, too. */
  keywords: string[];
  /** `search_keywords`: words that lead to the page without being on it. */
  searchKeywords: string[];
  /** Path of the Markdown file, with `@site` for the site's folder. */
  source: string;
  title: string;
  /** What Docusaurus writes into the built page as its description. */
  description?: string;
  /** Id of the docs instance that has the page; absent for a page outside of the docs. */
  docsInstance?: string;
}

interface Page {
  permalink: string;
  docsInstance?: string;
  title: string;
  description?: string;
  source: string;
  frontMatter: Record<string, unknown>;
  unlisted?: boolean;
}

/** Every page that was written in Markdown. */
function markdownPages({docs, blogs, pages}: SiteContent): Page[] {
  const ofDocs = docs.flatMap(([docsInstance, {loadedVersions}]) =>
    loadedVersions.flatMap((version) => version.docs.map((doc) => ({...doc, docsInstance}))),
  );
  const posts = blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata));
  const ofPages = pages.flatMap((page) => (page.type === 'mdx' ? [page] : []));
  return [...ofDocs, ...[...posts, ...ofPages].map((page) => ({...page, title: page.title ?? ''}))];
}

function readBoost(value: unknown, source: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && isBoost(value)) return value;
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
 * What the front matter of every Markdown page says to search, by the address of the page.
 *
 * @param slashes how the site ends addresses: content plugins do not know, but routes are named so
 * @throws Error that names the file and the field with a value that cannot be used
 */
export function pageSettings(
  content: SiteContent,
  slashes: ApplyTrailingSlashParams,
): Map<string, PageSettings> {
  return new Map(
    markdownPages(content).map(
      ({permalink, title, description, source, frontMatter, unlisted, docsInstance}) => [
        applyTrailingSlash(permalink, slashes),
        {
          indexed: readIndexed(frontMatter.search, source) && unlisted !== true,
          boost: readBoost(frontMatter.search_boost, source),
          keywords: readKeywords(frontMatter.keywords, 'keywords', source),
          searchKeywords: readKeywords(frontMatter.search_keywords, 'search_keywords', source),
          source,
          title,
          description,
          docsInstance,
        },
      ],
    ),
  );
}
