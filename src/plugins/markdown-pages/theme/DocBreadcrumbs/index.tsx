import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import MarkdownActions from '../MarkdownActions';
import styles from '../MarkdownActions/styles.module.css';

/** The way to the page, and the Markdown of the page. */
export default function DocBreadcrumbsWithMarkdown(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <MarkdownActions />
    </div>
  );
}
