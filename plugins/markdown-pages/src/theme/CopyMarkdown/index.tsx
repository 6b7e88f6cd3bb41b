import Translate from '@docusaurus/Translate';
import {copyMarkdown} from '@screwbox/docusaurus-markdown-pages/client';
import type {Props} from '@theme/CopyMarkdown';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

type Outcome = 'none' | 'copied' | 'failed';

function OutcomeText({outcome}: {readonly outcome: Outcome}): ReactNode {
  switch (outcome) {
    case 'none':
      return null;
    case 'copied':
      return (
        <Translate
          id="theme.markdownPages.copied"
          description="Status after the page was copied as Markdown"
        >
          Copied
        </Translate>
      );
    case 'failed':
      return (
        <Translate
          id="theme.markdownPages.notCopied"
          description="Status after the page could not be copied"
        >
          Not copied
        </Translate>
      );
  }
}

/** Button that copies the page's Markdown and says whether that worked. */
export default function CopyMarkdown({address}: Props): ReactNode {
  const [last, setLast] = useState<{address: string; outcome: Outcome}>();
  const copy = (): void => {
    const report = (outcome: Outcome) => () => setLast({address, outcome});
    copyMarkdown(address).then(report('copied'), report('failed'));
  };
  return (
    <>
      <button type="button" className={clsx('clean-btn', styles.button)} onClick={copy}>
        <Translate
          id="theme.markdownPages.copy"
          description="Button that copies the page as Markdown"
        >
          Copy page
        </Translate>
      </button>
      <span role="status">
        <OutcomeText outcome={last?.address === address ? last.outcome : 'none'} />
      </span>
    </>
  );
}
