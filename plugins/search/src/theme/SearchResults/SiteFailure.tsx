import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from '../SearchSuggestions/sites.module.css';

export default function SiteFailure({label}: {label: string}): ReactNode {
  return (
    <p role="status" dir="auto" className={styles.failed}>
      {translate(
        {id: 'search.sites.failed', message: '{site} cannot be searched right now.'},
        {site: label},
      )}
    </p>
  );
}
