import {Fragment, type ReactNode, useId} from 'react';
import type {Answer} from '../../browser/Answer';
import {hitAddress} from '../../browser/hits';
import type {Found} from '../../browser/session';
import {textDirection} from '../../browser/textDirection';
import HitText from '../SearchOption/HitText';
import AllOfSite from '../SearchResults/AllOfSite';
import SiteFailure from '../SearchResults/SiteFailure';
import sites from './sites.module.css';
import styles from './styles.module.css';

const FEW = 3;

function SiteGroup({
  label,
  answer,
  query,
}: {
  label: string;
  answer: Answer;
  query: string;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={sites.site}>
      <div id={id} dir="auto" className={styles.page}>
        {label}
      </div>
      <ul className={sites.hits}>
        {answer.hits.slice(0, FEW).map((hit) => (
          <li key={hitAddress(hit)}>
            <a href={hitAddress(hit)} dir={textDirection(hit.title)}>
              <HitText text={hit.title} marks={hit.titleMarks} />
              {hit.section !== '' && (
                <Fragment>
                  <span>{' › '}</span>
                  <HitText text={hit.section} marks={hit.sectionMarks} />
                </Fragment>
              )}
            </a>
            {hit.excerpt !== '' && (
              <div dir={textDirection(hit.excerpt)} className={sites.excerpt}>
                <HitText text={hit.excerpt} marks={hit.marks} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {answer.total > FEW && (
        <p className={styles.links}>
          <AllOfSite label={label} answer={answer} query={query} />
        </p>
      )}
    </section>
  );
}

export default function SiteGroups({found}: {found: Found}): ReactNode {
  return found.sites.map(({partition: {url, label}, answer}) => {
    if (answer === 'failed') return <SiteFailure key={url} label={label} />;
    if (answer.hits.length === 0) return null;
    return <SiteGroup key={url} label={label} answer={answer} query={found.input.query} />;
  });
}
