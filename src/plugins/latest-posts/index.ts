import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

export interface LatestPost {
  readonly title: string;
  readonly permalink: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Tag of posts about the website itself. The home page leaves them out. */
const WEBSITE_TAG = 'website';

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

export default function latestPostsPlugin(): Plugin {
  return {
    name: 'latest-posts',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as
        | BlogContent
        | undefined;
      await actions.createData('posts.json', JSON.stringify(blog ? latestPosts(blog, 3) : []));
    },
  };
}
