import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-init/DocItem/Metadata';
import type {ReactNode} from 'react';
import StructuredData from '../../../StructuredData';
import {techArticle} from '../../../techArticle';

export default function DocItemMetadataWithStructuredData(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const article = techArticle(
    {...metadata, keywords: frontMatter.keywords ?? []},
    {...siteConfig, language: i18n.currentLocale},
  );
  return (
    <>
      <DocItemMetadata />
      <StructuredData data={article} />
    </>
  );
}
