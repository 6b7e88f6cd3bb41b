import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import picomatch from 'picomatch';
import {pathInSite} from '../withheldPaths';
import {contentOf} from './contentOf';

interface Page {
  permalink: string;
  unlisted: boolean;
  frontMatter: object;
}

/** Whether a doc, post or page is unlisted, or has `markdown: false` in its front matter. */
function isWithheldByAuthor({unlisted, frontMatter}: Page): boolean {
  return unlisted || ('markdown' in frontMatter && frontMatter.markdown === false);
}

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
 */
export function withheldPatterns(
  allContent: AllContent,
  exclude: readonly string[],
  baseUrl: string,
): string[] {
  const byAuthor = contentPages(allContent)
    .filter(isWithheldByAuthor)
    .map(({permalink}) => pathInSite(permalink, baseUrl))
    .map((path) => `^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
  return [...exclude.map((glob) => picomatch.makeRe(glob, {dot: true}).source), ...byAuthor];
}
