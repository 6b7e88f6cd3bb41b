import {join} from 'node:path';
import {type MarkdownFile, markdownFiles} from './pages/markdownFiles';

const ROOT = join(import.meta.dirname, '../..');

const TABLES = join(ROOT, 'docs/_tables');

/** All pages of the documentation, without the tables that several of them include. */
export function docsPages(): MarkdownFile[] {
  return markdownFiles([join(ROOT, 'docs')]).filter(({path}) => !path.startsWith(TABLES));
}

/** Tables that several pages include. */
export function sharedTables(): MarkdownFile[] {
  return markdownFiles([TABLES]);
}

/** All posts of the blog. */
export function blogPosts(): MarkdownFile[] {
  return markdownFiles([join(ROOT, 'blog')]);
}
