import CopyMarkdown from '@theme/CopyMarkdown';
import type {Props} from '@theme/MarkdownActions';
import ViewMarkdown from '@theme/ViewMarkdown';
import {useMarkdownAddress} from '@screwbox/docusaurus-markdown-pages/client';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A part of the page's header, with the buttons for its Markdown next to it. */
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
