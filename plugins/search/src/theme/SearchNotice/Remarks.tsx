import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Answer} from '../../browser/Answer';
import type {QueryNotice} from '../../core/query/SearchResult';
import styles from './styles.module.css';

export interface Props {
  notices: NonNullable<Answer['notices']>;
  query: string;
}

function remarkText(notice: QueryNotice, query: string): string {
  if (notice.code === 'boostIsText')
    return translate(
      {
        id: 'search.remark.boostIsText',
        message: '"{text}" was read as text. A boost needs a second term: light^10 shadow',
      },
      {text: query.slice(notice.start, notice.end)},
    );
  const {clause} = notice;
  return notice.isProhibited
    ? translate(
        {
          id: 'search.remark.partialExcluded',
          message:
            'Results may contain "{clause}", because it has too many matches. Exclude a longer word.',
        },
        {clause: clause.replace(/^-/, '')},
      )
    : translate(
        {
          id: 'search.remark.partial',
          message:
            'Some results for "{clause}" are missing, because it has too many matches. Type more letters or words.',
        },
        {clause},
      );
}

/** Notices on how a query was parsed, and on missing results. */
export default function Remarks({notices, query}: Props): ReactNode {
  const texts = Array.from(new Set(notices.map((notice) => remarkText(notice, query))));
  return (
    <div className={styles.notice}>
      {texts.map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
    </div>
  );
}
