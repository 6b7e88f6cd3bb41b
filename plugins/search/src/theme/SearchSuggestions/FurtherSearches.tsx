import type {ReactNode} from 'react';
import {useSearchSettings} from '../hooks/useSearchSettings';
import styles from './styles.module.css';

export interface Props {
  query: string;
}

/** Links to the other searches in the site's options, with the query filled in. */
export default function FurtherSearches({query}: Props): ReactNode {
  const {furtherSearches = []} = useSearchSettings();
  if (furtherSearches.length === 0 || query.trim() === '') return null;
  return (
    <p className={styles.links}>
      {furtherSearches.map(({label, url}) => (
        <a key={url} dir="auto" href={url.replaceAll('{query}', () => encodeURIComponent(query))}>
          {label}
        </a>
      ))}
    </p>
  );
}
