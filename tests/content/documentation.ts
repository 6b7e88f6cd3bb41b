import {join} from 'node:path';
import {type MarkdownFile, markdownFiles} from './pages/markdownFiles';

const ROOT = join(import.meta.dirname, '../..');

/** All pages of the documentation. */
export function docsPages(): MarkdownFile[] {
  return markdownFiles([join(ROOT, 'docs')]);
}

/** All posts of the blog. */
export function blogPosts(): MarkdownFile[] {
  return markdownFiles([join(ROOT, 'blog')]);
}
