import clsx from 'clsx';
import type {ReactNode} from 'react';
import {textDirection} from '../../browser/textDirection';
import type {SearchHit} from '../../browser/Answer';
import HitText from './HitText';
import LeavesSite from './LeavesSite';
import styles from '../SearchSuggestions/styles.module.css';

export interface Props {
  hit: SearchHit;
}

const ICONS = {
  page: 'M3 1h7l3 3v11H3zM10 1v3h3',
  heading: 'M6 2 4 14M12 2l-2 12M3 6h11M2 10h11',
  text: 'M2 4h12M2 8h12M2 12h8',
};

/** Values of a hit's `kind`: the query's words are in the title of the page, or in the heading of the section. */
const TITLE_KIND = 0;
const HEADING_KIND = 1;

function iconOf({kind}: SearchHit): string {
  if (kind === TITLE_KIND) return ICONS.page;
  return kind === HEADING_KIND ? ICONS.heading : ICONS.text;
}

/** Content of a suggestion: icon, heading and excerpt. */
export default function SearchOption({hit}: Props): ReactNode {
  const isSection = hit.section !== '';
  const heading = isSection ? hit.section : hit.title;
  return (
    <>
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" className={styles.icon}>
        <path d={iconOf(hit)} />
      </svg>
      <span className={styles.texts}>
        <span dir={textDirection(heading)} className={clsx(styles.line, styles.heading)}>
          <HitText text={heading} marks={isSection ? hit.sectionMarks : hit.titleMarks} />
          <LeavesSite url={hit.url} />
        </span>
        {(hit.excerpt !== '' || hit.awaitsExcerpt) && (
          <span dir={textDirection(hit.excerpt)} className={clsx(styles.line, styles.excerpt)}>
            <HitText text={hit.excerpt} marks={hit.marks} />
          </span>
        )}
      </span>
    </>
  );
}
