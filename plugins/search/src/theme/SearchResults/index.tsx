import Link from '@docusaurus/Link';
import SearchHitText from '@theme/SearchHitText';
import type {ReactNode} from 'react';
import {groupHits, hitAddress} from '../../client/groupHits';
import type {SearchHit} from '../../worker/searchAnswer';
import styles from './styles.module.css';

export interface Props {
  hits: SearchHit[];
  /** Called when the reader follows a hit. */
  onChoose: (hit: SearchHit, position: number) => void;
}

/** The hits of the search page, grouped by page. */
export default function SearchResults({hits, onChoose}: Props): ReactNode {
  return (
    <section className={styles.results}>
      {groupHits(hits).map((group) => {
        const top = group.hits.find(({section}) => section === '');
        return (
          <article key={group.url} className={styles.group}>
            {group.breadcrumbs.length > 0 && (
              <p className={styles.breadcrumbs}>{group.breadcrumbs.join(' › ')}</p>
            )}
            <h2 className={styles.title}>
              <Link
                to={top ? hitAddress(top) : group.url}
                onClick={() => {
                  if (top) onChoose(top, hits.indexOf(top) + 1);
                }}
              >
                <SearchHitText text={group.title} marks={group.hits[0]?.titleMarks ?? []} />
              </Link>
            </h2>
            <ul className={styles.hits}>
              {group.hits.map((hit, place) => (
                // Sections may share an address; a row has no state that it could mix up.
                <li key={place} className={styles.hit}>
                  {hit.section !== '' && (
                    <Link to={hitAddress(hit)} onClick={() => onChoose(hit, hits.indexOf(hit) + 1)}>
                      <SearchHitText text={hit.section} marks={hit.sectionMarks} />
                    </Link>
                  )}
                  {hit.excerpt !== '' && (
                    <p className={styles.excerpt}>
                      <SearchHitText text={hit.excerpt} marks={hit.marks} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </article>
        );
      })}
    </section>
  );
}
