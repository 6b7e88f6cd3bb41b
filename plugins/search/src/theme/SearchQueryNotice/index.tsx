import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {QueryError} from '../../browser/worker/searchAnswer';
import styles from '../SearchNotice/styles.module.css';

const WIDEST_UNDERLINE = 2000;

/** Shows the query with the offending part underlined, and says what is wrong with it. */
export default function SearchQueryNotice({
  error,
  query,
}: {
  error: QueryError;
  query: string;
}): ReactNode {
  const {start} = error;
  const end = Math.min(Math.max(error.end, start + 1), start + WIDEST_UNDERLINE);
  return (
    <div role="alert" className={styles.notice}>
      <p dir="auto" className={styles.query}>
        {query.slice(0, start)}
        <span className={styles.fault}>{query.slice(start, end) || '\u00a0'}</span>
        {query.slice(end)}
      </p>
      <p dir="auto">{queryErrorText(error.message)}</p>
    </div>
  );
}

type Values = Record<'field' | 'fields' | 'found' | 'value', string>;

/** lunr's messages, with what they name, and the same in the language of the page. */
const TEXTS: readonly (readonly [RegExp, (values: Values) => string])[] = [
  [
    /^unrecognised field '(?<field>.*)', possible fields: (?<fields>.*)$/s,
    (values) =>
      translate(
        {
          id: 'search.error.field',
          message: "unrecognised field '{field}', possible fields: {fields}",
        },
        values,
      ),
  ],
  [
    /^expected either a field or a term, found (?<found>\w+) with value '(?<value>.*)'$/s,
    (values) =>
      translate(
        {
          id: 'search.error.expected',
          message: "expected either a field or a term, found {found} with value '{value}'",
        },
        values,
      ),
  ],
  [
    /^no page has the tag '(?<value>.*)'$/s,
    (values) =>
      translate({id: 'search.error.tag', message: "no page has the tag '{value}'"}, values),
  ],
  [
    /^expecting term or field, found nothing$/,
    () =>
      translate({
        id: 'search.error.nothing',
        message: 'expecting term or field, found nothing',
      }),
  ],
  [
    /^expecting term or field, found '(?<found>.*)'$/s,
    (values) =>
      translate(
        {id: 'search.error.other', message: "expecting term or field, found '{found}'"},
        values,
      ),
  ],
  [
    /^expecting term, found nothing$/,
    () => translate({id: 'search.error.noTerm', message: 'expecting term, found nothing'}),
  ],
  [
    /^expecting term, found '(?<found>.*)'$/s,
    (values) =>
      translate({id: 'search.error.otherTerm', message: "expecting term, found '{found}'"}, values),
  ],
  [
    /^edit distance must be numeric$/,
    () => translate({id: 'search.error.distance', message: 'edit distance must be numeric'}),
  ],
  [
    /^boost must be numeric$/,
    () => translate({id: 'search.error.boost', message: 'boost must be numeric'}),
  ],
  [
    /^edit distance must be a whole number$/,
    () =>
      translate({
        id: 'search.error.wholeDistance',
        message: 'edit distance must be a whole number',
      }),
  ],
  [
    /^boost must be a whole number$/,
    () => translate({id: 'search.error.wholeBoost', message: 'boost must be a whole number'}),
  ],
];

/** What an error of the query language says, in the language of the page; any other as it is. */
export function queryErrorText(message: string): string {
  for (const [pattern, textOf] of TEXTS) {
    const match = pattern.exec(message);
    if (match) return textOf({field: '', fields: '', found: '', value: '', ...match.groups});
  }
  return message;
}
