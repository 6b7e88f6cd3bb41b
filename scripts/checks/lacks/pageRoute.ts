import type {MarkdownFile} from '../pages/markdownFiles';
import {frontMatterOf} from '../pages/frontMatter';

/** Address of a page of the docs or the blog, without a trailing slash. */
export async function pageRoute(page: MarkdownFile): Promise<string> {
  const {slug} = await frontMatterOf(page);
  const path = page.file.replaceAll('\\', '/').replace(/\.mdx?$/, '');
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (typeof slug === 'string')
    return slug.startsWith('/')
      ? `/${path.split('/')[0]}${slug}`
      : `/${path.split('/')[0] === 'blog' ? 'blog' : folder}/${slug}`;
  const [parent, name] = path.split('/').slice(-2);
  return `/${name === 'index' || name === parent ? folder : path}`;
}
