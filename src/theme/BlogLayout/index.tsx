import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The theme's layout with its table of contents in a landmark, where screen readers find it. */
export default function BlogLayoutWithLandmarks({toc, ...props}: Props): ReactNode {
  const label = translate({
    id: 'page.blogPost.toc',
    message: 'On this page',
    description: 'What screen readers call the table of contents of a blog post',
  });
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav aria-label={label} className={styles.toc}>
            {toc}
          </nav>
        )
      }
    />
  );
}
