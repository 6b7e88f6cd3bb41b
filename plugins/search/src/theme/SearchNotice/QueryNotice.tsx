import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {QueryError} from '../../browser/Answer';
import {FIELDS} from '../../core/format/layout';
import styles from './styles.module.css';

const WIDEST_UNDERLINE = 2000;

export interface Props {
  error: QueryError;
  query: string;
}

/** Shows the query with the offending part underlined, and the error. */
export default function QueryNotice({error, query}: Props): ReactNode {
  const {start} = error;
  const end = Math.min(Math.max(error.end, start + 1), start + WIDEST_UNDERLINE);
  return (
    <div role="alert" className={styles.notice}>
      {/* The key replaces the element for another query: browsers that translate pages replace text nodes. */}
      <p key={`${start} ${end} ${query}`} dir="auto" className={styles.query}>
        {query.slice(0, start)}
        <span className={styles.fault}>{query.slice(start, end) || '\u00a0'}</span>
        {query.slice(end)}
      </p>
      <p dir="auto">{queryErrorText(error)}</p>
    </div>
  );
}

export function queryErrorText({
  code,
  found,
  value,
  message,
}: Omit<QueryError, 'start' | 'end'>): string {
  switch (code) {
    case 'unknownField':
      return translate(
        {
          id: 'search.error.field',
          message: "unrecognised field '{field}', possible fields: {fields}",
        },
        {field: value, fields: FIELDS.map((field) => `'${field}'`).join(', ')},
      );
    case 'expectedClause':
      return translate(
        {
          id: 'search.error.expected',
          message: "expected either a field or a term, found {found} with value '{value}'",
        },
        {found, value},
      );
    case 'unknownTag':
      return translate({id: 'search.error.tag', message: "no page has the tag '{value}'"}, {value});
    case 'missingTermOrField':
      return translate({
        id: 'search.error.nothing',
        message: 'expecting term or field, found nothing',
      });
    case 'expectedTermOrField':
      return translate(
        {id: 'search.error.other', message: "expecting term or field, found '{found}'"},
        {found},
      );
    case 'missingTerm':
      return translate({id: 'search.error.noTerm', message: 'expecting term, found nothing'});
    case 'expectedTerm':
      return translate(
        {id: 'search.error.otherTerm', message: "expecting term, found '{found}'"},
        {found},
      );
    case 'editDistanceNotNumeric':
      return translate({id: 'search.error.distance', message: 'edit distance must be numeric'});
    case 'boostNotNumeric':
      return translate({id: 'search.error.boost', message: 'boost must be numeric'});
    case 'editDistanceNotWhole':
      return translate({
        id: 'search.error.wholeDistance',
        message: 'edit distance must be a whole number',
      });
    case 'boostNotWhole':
      return translate({id: 'search.error.wholeBoost', message: 'boost must be a whole number'});
    case 'unexpected':
      return message;
  }
}
