import {join} from 'node:path';
import {type MarkdownFile, markdownFiles} from './pages/markdownFiles';

const ROOT = join(import.meta.dirname, '../..');

const TABLES = join(ROOT, 'docs/_tables');

export function docsPages(): MarkdownFile[] {
  return markdownFiles([join(ROOT, 'docs')]).filter(({path}) => !path.startsWith(TABLES));
}

export function sharedTables(): MarkdownFile[] {
  return markdownFiles([TABLES]);
}

export function blogPosts(): MarkdownFile[] {
  return markdownFiles([join(ROOT, 'blog')]);
}
