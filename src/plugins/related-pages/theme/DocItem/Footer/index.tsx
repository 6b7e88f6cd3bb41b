import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-init/DocItem/Footer';
import type {RelatedMetadata} from '../../../relatedPages';
import styles from './styles.module.css';

export default function DocItemFooterWithRelatedPages(): ReactNode {
  const {metadata} = useDoc();
  const {pluginId, docs: titles} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(pluginId);
  const {related = []} = metadata as RelatedMetadata;
  // Keeps the order of `related`: most similar first.
  const pages = related.flatMap((name) => activeVersion?.docs.filter(({id}) => id === name) ?? []);
  return (
    <>
      <DocItemFooter />
      {pages.length > 0 && (
        <nav className={styles.related} aria-label="Similar pages">
          Similar pages:
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
