import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {cardPath} from '@site/src/plugins/social-cards/cardPath';

const CARD_TEXT =
  'ScrewBox: the title of the page over a landscape of pixels, in which a smiling box jumps over a gap towards a screw.';

export default function SiteMetadataWithCard(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardPath(pathname, siteConfig.baseUrl)} />
      <Head>
        <meta property="og:site_name" content="ScrewBox" />
        {/* Posts override this value. */}
        <meta property="og:type" content="website" />
        <meta property="og:image:alt" content={CARD_TEXT} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:image:alt" content={CARD_TEXT} />
      </Head>
    </>
  );
}
