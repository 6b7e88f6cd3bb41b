import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type RouteGroup, listedRoutes} from './listedRoutes';
import {writeMarkdownPages} from './writeMarkdownPages';

export interface MarkdownPagesOptions {
  /** Globs of HTML files, relative to the build folder, that have no Markdown. None without it. */
  exclude?: string[];
}

/**
 * Writes Markdown for people who work with assistants: a file beside every page, `llms.txt` with the
 * list of them, and `llms-full.txt` with all of them. Docs and posts offer to copy theirs.
 */
export default function markdownPages(
  {siteDir, siteConfig}: LoadContext,
  {exclude = []}: MarkdownPagesOptions,
): Plugin {
  let groups: RouteGroup[] = [];
  return {
    name: 'site-markdown-pages',
    // The development server has no built pages, so nothing to copy.
    ...(process.env.NODE_ENV === 'production' && {getThemePath: () => './theme'}),
    allContentLoaded({allContent}) {
      groups = listedRoutes(allContent);
      return Promise.resolve();
    },
    async postBuild({outDir, baseUrl}) {
      const site = {...siteConfig, baseUrl};
      const {count, missing} = await writeMarkdownPages(siteDir, outDir, site, groups, exclude);
      console.log(`Markdown: ${count} pages, llms.txt, llms-full.txt`);
      if (missing.length > 0)
        logger.warn(
          `llms.txt leaves out ${missing.join(', ')}: their pages have no <main>. Give them one, or exclude them from the Markdown.`,
        );
    },
  };
}
