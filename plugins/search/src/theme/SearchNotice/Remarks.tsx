import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Answer} from '../../browser/answer';
import styles from './styles.module.css';

export interface Props {
  notices: NonNullable<Answer['notices']>;
  query: string;
}

/** Remarks on how a query was read. */
export default function Remarks({notices, query}: Props): ReactNode {
  return (
    <div className={styles.notice}>
      {notices.map(({code, start, end}) => (
        <p key={`${code} ${start} ${query}`} dir="auto">
          {translate(
            {
              id: 'search.remark.boostIsText',
              message: '"{text}" was read as text. A boost needs a second term: light^10 shadow',
            },
            {text: query.slice(start, end)},
          )}
        </p>
      ))}
    </div>
  );
}
