import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** A post on the home page. */
export interface LatestPost {
  readonly title: string;
  readonly permalink: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Posts about the website itself, which the home page omits. */
const WEBSITE_TAG = 'website';

/** Returns the newest listed posts about the engine. */
export function latestPosts(
  {blogPosts}: Pick<BlogContent, 'blogPosts'>,
  count: number,
): LatestPost[] {
  return blogPosts
    .map(({metadata}) => metadata)
    .filter(({unlisted, tags}) => !unlisted && !tags.some(({label}) => label === WEBSITE_TAG))
    .slice(0, count)
    .map(({title, permalink, date}) => ({title, permalink, date: date.toISOString()}));
}

/** Provides the latest posts to the home page as `@generated/latest-posts/default/posts.json`. */
export default function latestPostsPlugin(): Plugin {
  return {
    name: 'latest-posts',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as
        BlogContent | undefined;
      await actions.createData('posts.json', JSON.stringify(blog ? latestPosts(blog, 3) : []));
    },
  };
}
