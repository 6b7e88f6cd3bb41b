import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The theme's layout with its table of contents in a landmark, where screen readers find it. */
export default function BlogLayoutWithLandmarks({toc, ...props}: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
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
