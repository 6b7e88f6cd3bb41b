import CopyMarkdown from '@theme/CopyMarkdown';
import type {Props} from '@theme/MarkdownActions';
import ViewMarkdown from '@theme/ViewMarkdown';
import {useMarkdownAddress} from '@screwbox/docusaurus-markdown-pages/client';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Part of the header of a page, with the buttons for the Markdown of the page next to it. */
export default function MarkdownActions({children}: Props): ReactNode {
  const address = useMarkdownAddress();
  if (address === undefined) return children;
  return (
    <div className={styles.row}>
      {children}
      <div className={styles.actions} data-search-ignore data-markdown-ignore>
        <CopyMarkdown address={address} />
        <ViewMarkdown address={address} />
      </div>
    </div>
  );
}
