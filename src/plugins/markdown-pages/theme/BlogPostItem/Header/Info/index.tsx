import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderInfo from '@theme-init/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import MarkdownActions from '../../../MarkdownActions';
import styles from '../../../MarkdownActions/styles.module.css';

/** The date of a post, and its Markdown where it stands alone. */
export default function BlogPostItemHeaderInfoWithMarkdown(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  if (!isBlogPostPage) return <BlogPostItemHeaderInfo {...props} />;
  return (
    <div className={styles.row}>
      <BlogPostItemHeaderInfo {...props} />
      <MarkdownActions />
    </div>
  );
}
