import type {SiteContent} from '@screwbox/shared/content/siteContent';
import {placeInFrontMatter} from '@screwbox/shared/files/placeInFrontMatter';
import {escapeRegExp} from '@screwbox/shared/text/escapeRegExp';
import picomatch from 'picomatch';
import {pathInSite} from '../withheldPaths';

interface Page {
  permalink: string;
  unlisted: boolean;
  source: string;
  frontMatter: object;
}

function isWithheldByAuthor({unlisted, source, frontMatter}: Page, siteDir: string): boolean {
  const markdown = 'markdown' in frontMatter ? frontMatter.markdown : true;
  if (typeof markdown === 'boolean') return unlisted || !markdown;
  throw new Error(
    `docusaurus-markdown-pages: ${placeInFrontMatter(siteDir, source, 'markdown')}: markdown is ${JSON.stringify(markdown)}, but must be true or false.`,
  );
}

export const patternOf = (glob: string): string => picomatch.makeRe(glob, {dot: true}).source;

const contentPages = ({docs, blogs, pages}: SiteContent): Page[] => [
  ...docs.flatMap(([, {loadedVersions}]) => loadedVersions.flatMap((version) => version.docs)),
  ...blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
  ...pages.flatMap((page) => (page.type === 'mdx' ? [page] : [])),
];

/**
 * Sources of regular expressions that match the paths of pages without Markdown.
 * @param exclude globs of routes, without base URL
 * @throws Error that names file and line if `markdown` in front matter is not a boolean
 */
export function withheldPatterns(
  content: SiteContent,
  exclude: readonly string[],
  {baseUrl, siteDir}: {baseUrl: string; siteDir: string},
): string[] {
  const byAuthor = contentPages(content)
    .filter((page) => isWithheldByAuthor(page, siteDir))
    .map(({permalink}) => pathInSite(permalink, baseUrl))
    .map((path) => `^${escapeRegExp(path)}$`);
  return [...exclude.map(patternOf), ...byAuthor];
}
