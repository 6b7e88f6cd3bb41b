import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {type SimilarPage, similarPages} from './similarPages';

const LINK = /\]\(([^)#\s]+\.mdx?)/g;

/** The pages of the documentation; files whose names begin with `_` are parts of others. */
function readPages(dir: string): SimilarPage[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|[/\\])_/.test(name))
    .sort()
    .map((name) => {
      const id = path.join(dir, name);
      const text = readFileSync(id, 'utf8');
      const linked = Array.from(text.matchAll(LINK), ([, target = '']) =>
        path.resolve(path.dirname(id), target),
      );
      return {id, text, linked: new Set(linked)};
    });
}

/** What is added to the front matter of a page. */
export interface RelatedFrontMatter {
  /** Ids of the pages, as Docusaurus names them. */
  related_pages?: readonly string[];
}

/**
 * Adds to the front matter of each page of the documentation which other ones speak of the same and
 * are not linked from it. `theme/DocItem/Footer` shows them.
 * @param dir folder of the documentation
 * @param count how many for each page at most
 */
export function addRelatedPages(dir: string, count: number): ParseFrontMatter {
  const root = path.resolve(dir);
  let similar: ReturnType<typeof similarPages> | undefined;
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.resolve(params.filePath);
    // While authors write, pages are read one by one, when they are asked for.
    if (process.env.NODE_ENV !== 'production' || !file.startsWith(root + path.sep)) return parsed;
    similar ??= similarPages(readPages(root), count);
    const pages = similar.get(file);
    // A part of other pages may have no front matter.
    if (!pages) return parsed;
    const related = pages.map((name) =>
      path
        .relative(root, name)
        .split(path.sep)
        .join('/')
        .replace(/\.mdx?$/, ''),
    );
    return {...parsed, frontMatter: {...parsed.frontMatter, related_pages: related}};
  };
}
