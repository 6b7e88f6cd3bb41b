import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderInfo from '@theme-init/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import MarkdownActions from '@theme/MarkdownActions';

/** Adds the buttons to a post on its own page, not to its preview in a list. */
export default function BlogPostItemHeaderInfoWithMarkdown(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  const info = <BlogPostItemHeaderInfo {...props} />;
  return isBlogPostPage ? <MarkdownActions>{info}</MarkdownActions> : info;
}
