import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMarkdownAddress} from '@screwbox/docusaurus-markdown-pages/client';
import LayoutProvider from '@theme-init/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';

/**
 * Links every page to its Markdown for programs that read the site. Wraps the provider and not `@theme/Layout`,
 * because `@theme-init/Layout` resolves to Docusaurus's fallback and not to the component of the theme.
 */
export default function LayoutProviderWithMarkdown({children}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const address = useMarkdownAddress();
  return (
    <LayoutProvider>
      {address !== undefined && (
        <Head>
          <link rel="alternate" type="text/markdown" href={url + address} />
        </Head>
      )}
      {children}
    </LayoutProvider>
  );
}
