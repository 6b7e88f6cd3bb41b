import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function BlogLayoutWithLandmarks({toc, ...props}: Props): ReactNode {
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav aria-label="On this page" className={styles.toc}>
            {toc}
          </nav>
        )
      }
    />
  );
}
