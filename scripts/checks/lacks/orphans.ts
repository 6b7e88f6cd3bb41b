import {posix} from 'node:path';
import type {MarkdownFile} from '../pages/markdownFiles';
import {sectionsOf} from '../pages/sections';
import type {MarkdownNode} from '../../../plugins/api-links/src/remark/Markdown';
import {markdownTree} from '../symbols/markdownTree';
import type {Lack} from './pageLacks';
import {pageRoute} from './pageRoute';

const linksIn = (node: MarkdownNode): string[] => [
  ...(node.type === 'link' && node.url !== undefined ? [node.url] : []),
  ...(node.children ?? []).flatMap(linksIn),
];

/** Returns the docs pages to which no other page links. Readers would only find them in menus and lists. */
export async function orphans(pages: readonly MarkdownFile[]): Promise<Lack[]> {
  const routes = new Map(
    await Promise.all(pages.map(async (page) => [page.file, await pageRoute(page)] as const)),
  );
  const linked = new Set<string>();
  for (const {file, text} of pages)
    for (const url of linksIn(markdownTree(text))) {
      const [path = ''] = url.split(/[?#]/);
      if (path === '' || /^[a-z]+:/i.test(path)) continue;
      const target = /\.mdx?$/.test(path)
        ? routes.get(posix.join(posix.dirname(file), path))
        : path.replace(/\/$/, '');
      if (target !== undefined && target !== routes.get(file)) linked.add(target);
    }
  return pages
    .filter(({file}) => file.startsWith('docs/') && !linked.has(routes.get(file) ?? ''))
    .map(({file, text}) => ({
      file,
      line: sectionsOf(text)[0]?.line ?? 1,
      message:
        'no other page links to this one; link to it from a page that its readers read before',
    }));
}
