import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import {markdownPath} from '../../markdownPath';
import {copyPage} from './copyPage';
import styles from './styles.module.css';

type Copying = 'not yet' | 'done' | 'failed';

function CopyStatus({copying}: {readonly copying: Copying}): ReactNode {
  switch (copying) {
    case 'not yet':
      return null;
    case 'done':
      return (
        <Translate id="markdown.copied" description="Says that the page was copied as Markdown">
          Copied
        </Translate>
      );
    case 'failed':
      return (
        <Translate id="markdown.notCopied" description="Says that the page could not be copied">
          Not copied
        </Translate>
      );
  }
}

/** Offers the Markdown of the page, for people who work with assistants. */
export default function MarkdownActions(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const address = markdownPath(pathname, siteConfig.baseUrl);
  const [copied, setCopied] = useState<{address: string; copying: Copying}>();
  const copy = (): void => {
    const tell = (copying: Copying) => () => setCopied({address, copying});
    copyPage(address).then(tell('done'), tell('failed'));
  };
  return (
    <div className={styles.actions} data-search-ignore>
      <Head>
        <link rel="alternate" type="text/markdown" href={siteConfig.url + address} />
      </Head>
      <button type="button" className={clsx('clean-btn', styles.copy)} onClick={copy}>
        <Translate id="markdown.copy" description="Button that copies the page as Markdown">
          Copy page
        </Translate>
      </button>
      <a href={address}>
        <Translate id="markdown.view" description="Link to the Markdown of the page">
          View as Markdown
        </Translate>
      </a>
      <span role="status" className={styles.status}>
        <CopyStatus copying={copied?.address === address ? copied.copying : 'not yet'} />
      </span>
    </div>
  );
}
