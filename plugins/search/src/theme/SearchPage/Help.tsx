import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Row {
  example: string;
  meaning: ReactNode;
}

const ROWS: Row[] = [
  {
    example: 'split screen',
    meaning: (
      <Translate id="search.help.words">
        Pages with these words; the last word may be unfinished
      </Translate>
    ),
  },
  {
    example: '"split screen"',
    meaning: <Translate id="search.help.phrase">These words next to each other</Translate>,
  },
  {
    example: '+light -shader',
    meaning: <Translate id="search.help.presence">With light and without shader</Translate>,
  },
  {
    example: 'title:light',
    meaning: (
      <Translate id="search.help.field">
        Light in the title; also heading, description, keywords and content
      </Translate>
    ),
  },
  {
    example: 'part*',
    meaning: <Translate id="search.help.wildcard">Words that begin with part</Translate>,
  },
  {
    example: 'patricle~2',
    meaning: <Translate id="search.help.fuzzy">Words that differ in at most two letters</Translate>,
  },
  {
    example: 'light^10 shadow',
    meaning: <Translate id="search.help.boost">Light counts ten times as much</Translate>,
  },
];

const TAGGED = <Translate id="search.help.tag">Only pages with this tag</Translate>;

/**
 * Collapsible help on the query language.
 *
 * @param tag tag of the site for an example. Default none
 */
export default function Help({tag}: {tag?: string | undefined}): ReactNode {
  const rows = tag === undefined ? ROWS : [...ROWS, {example: `tag:${tag}`, meaning: TAGGED}];
  return (
    <details className={styles.help}>
      <summary>
        <Translate id="search.help.title">How to search</Translate>
      </summary>
      <dl className={styles.rows}>
        {rows.map(({example, meaning}) => (
          <div key={example} className={styles.row}>
            <dt>
              <code dir="ltr">{example}</code>
            </dt>
            <dd dir="auto">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
