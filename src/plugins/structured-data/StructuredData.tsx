import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {jsonInHtml} from './jsonInHtml';

export default function StructuredData({data}: {readonly data: unknown}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonInHtml(data)}</script>
    </Head>
  );
}
