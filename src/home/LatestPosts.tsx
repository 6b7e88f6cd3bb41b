import type {ReactNode} from 'react';
import posts from '@generated/latest-posts/default/posts.json';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './links.module.css';

export default function LatestPosts(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const dates = new Intl.DateTimeFormat(i18n.currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <ul className={styles.links}>
      {posts.map(({title, permalink, date}) => (
        <li key={permalink}>
          <time dateTime={date}>{dates.format(new Date(date))}</time>
          <Link to={permalink}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
