import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useActiveDocContext, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-init/DocItem/Footer';
import type {RelatedMetadata} from '../../../relatedPages';
import styles from './styles.module.css';

/** The end of a page of the documentation, with pages that speak of the same. */
export default function DocItemFooterWithRelatedPages(): ReactNode {
  const {metadata} = useDoc();
  const {pluginId, docs: titles} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(pluginId);
  const {related = []} = metadata as RelatedMetadata;
  // The most alike first.
  const pages = related.flatMap((name) => activeVersion?.docs.filter(({id}) => id === name) ?? []);
  return (
    <>
      <DocItemFooter />
      {pages.length > 0 && (
        <nav
          className={styles.related}
          aria-label={translate({
            id: 'site.relatedPages.label',
            message: 'Similar pages',
            description: 'The name of the links to similar pages, for screen readers',
          })}
        >
          <Translate
            id="site.relatedPages.title"
            description="What stands before links to similar pages"
          >
            Similar pages:
          </Translate>
          <ul>
            {pages.map(({id, path}) => (
              <li key={id}>
                <Link to={path}>{titles[id]?.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
