import Link from '@docusaurus/Link';
import {type MouseEvent, type ReactNode, useId} from 'react';
import type {SearchHit} from '../../browser/Answer';
import {isMiddleClick, isPlainClick} from '../../browser/events';
import {groupHits, hitAddress} from '../../browser/hits';
import {isKnownPage} from '../../browser/isKnownPage';
import {textDirection} from '../../browser/textDirection';
import {plainLink} from '../../browser/hashRouter';
import {useTrail} from '../hooks/useTrail';
import styles from '../SearchPage/styles.module.css';
import HitText from '../SearchOption/HitText';
import LeavesSite from '../SearchOption/LeavesSite';

export interface Props {
  hits: readonly SearchHit[];
  level?: 'h2' | 'h3';
  /** Called when the reader opens a hit, or the title above hits in its sections. */
  onChoose: (address: string, position: number) => void;
}

/** Moves the hit of the page itself before the hits of its sections. */
const ownFirst = (hits: readonly SearchHit[]): SearchHit[] =>
  [...hits].sort((a, b) => Number(a.section !== '') - Number(b.section !== ''));

function HitLink({
  address,
  onFollow,
  children,
}: {
  address: string;
  onFollow: () => void;
  children: ReactNode;
}): ReactNode {
  const follow = (event: MouseEvent) => {
    onFollow();
    if (!isPlainClick(event) || isKnownPage(address)) return;
    event.preventDefault();
    window.location.assign(plainLink(address));
  };
  return (
    <Link
      to={address}
      onClick={follow}
      onAuxClick={(event) => {
        if (isMiddleClick(event)) onFollow();
      }}
    >
      {children}
    </Link>
  );
}

export default function Articles({hits, level: Title = 'h2', onChoose}: Props): ReactNode {
  const trailOf = useTrail();
  const id = useId();
  return groupHits(hits).map((group, index) => {
    const top = group.hits.find(({section}) => section === '');
    const trail = trailOf(group).join(' › ');
    const address = top ? hitAddress(top) : group.url;
    const position = hits.findIndex((hit) => (top ? hit === top : hit.url === group.url)) + 1;
    const titleId = `${id}${index}`;
    return (
      <article key={group.url} aria-labelledby={titleId} className={styles.group}>
        {trail !== '' && (
          <p dir={textDirection(trail)} className={styles.breadcrumbs}>
            {trail}
          </p>
        )}
        <Title id={titleId} dir={textDirection(group.title)} className={styles.title}>
          <HitLink address={address} onFollow={() => onChoose(address, position)}>
            <HitText text={group.title} marks={group.hits[0]?.titleMarks ?? []} />
            <LeavesSite url={group.url} />
          </HitLink>
        </Title>
        <ul className={styles.hits}>
          {ownFirst(group.hits).map((hit) => (
            <li key={hitAddress(hit)} className={styles.hit}>
              {hit.section !== '' && (
                <div dir={textDirection(hit.section)}>
                  <HitLink
                    address={hitAddress(hit)}
                    onFollow={() => onChoose(hitAddress(hit), hits.indexOf(hit) + 1)}
                  >
                    <HitText text={hit.section} marks={hit.sectionMarks} />
                  </HitLink>
                </div>
              )}
              {(hit.excerpt !== '' || hit.awaitsExcerpt) && (
                <p dir={textDirection(hit.excerpt)} className={styles.excerpt}>
                  <HitText text={hit.excerpt} marks={hit.marks} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </article>
    );
  });
}
