import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {cardPath} from '@site/src/plugins/social-cards/cardPath';

/** What the theme says of every page, and where the card of this one is. */
export default function SiteMetadataWithCard(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardPath(pathname, siteConfig.baseUrl)} />
    </>
  );
}
