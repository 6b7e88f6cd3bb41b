import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {Props} from '@theme/BlogPostItem/Content';
import styles from './styles.module.css';

/** Adds a table of contents on phones. The theme only has one for documents. */
export default function BlogPostItemContentWithHeadings(props: Props): ReactNode {
  const {isBlogPostPage, toc, metadata} = useBlogPost();
  const {
    hide_table_of_contents: isHidden = false,
    toc_min_heading_level: minHeadingLevel,
    toc_max_heading_level: maxHeadingLevel,
  } = metadata.frontMatter;
  return (
    <>
      {isBlogPostPage && !isHidden && toc.length > 0 && (
        <TOCCollapsible {...{toc, minHeadingLevel, maxHeadingLevel}} className={styles.phones} />
      )}
      <BlogPostItemContent {...props} />
    </>
  );
}
