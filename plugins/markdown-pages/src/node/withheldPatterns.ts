import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {placeInFrontMatter} from '@screwbox/shared/files/placeInFrontMatter';
import picomatch from 'picomatch';
import {pathInSite} from '../withheldPaths';
import {contentOf} from './contentOf';

interface Page {
  permalink: string;
  unlisted: boolean;
  source: string;
  frontMatter: object;
}

/** Whether a doc, post or page is unlisted, or has `markdown: false` in its front matter. */
function isWithheldByAuthor({unlisted, source, frontMatter}: Page, siteDir: string): boolean {
  const markdown = 'markdown' in frontMatter ? frontMatter.markdown : true;
  if (typeof markdown === 'boolean') return unlisted || !markdown;
  throw new Error(
    `docusaurus-markdown-pages: ${placeInFrontMatter(siteDir, source, 'markdown')}: markdown is ${JSON.stringify(markdown)}, but must be true or false.`,
  );
}

export const patternOf = (glob: string): string => picomatch.makeRe(glob, {dot: true}).source;

function contentPages(allContent: AllContent): Page[] {
  return [
    ...contentOf<DocsContent>(allContent, 'docs').flatMap(({content}) =>
      content.loadedVersions.flatMap(({docs}) => docs),
    ),
    ...contentOf<BlogContent>(allContent, 'blog').flatMap(({content}) =>
      content.blogPosts.map(({metadata}) => metadata),
    ),
    ...contentOf<PagesContent>(allContent, 'pages').flatMap(({content}) =>
      content.flatMap((page) => (page.type === 'mdx' ? [page] : [])),
    ),
  ];
}

/**
 * Sources of regular expressions that match the paths of pages without Markdown.
 * @param exclude globs of routes, without base URL
 * @throws Error with file and line if `markdown` in front matter is not a boolean
 */
export function withheldPatterns(
  allContent: AllContent,
  exclude: readonly string[],
  {baseUrl, siteDir}: {baseUrl: string; siteDir: string},
): string[] {
  const byAuthor = contentPages(allContent)
    .filter((page) => isWithheldByAuthor(page, siteDir))
    .map(({permalink}) => pathInSite(permalink, baseUrl))
    .map((path) => `^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
  return [...exclude.map(patternOf), ...byAuthor];
}
