import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import styles from './styles.module.css';

/** The way from an excerpt to its post. What it leads to is part of its text: search engines do not read labels. */
export default function ReadMoreLink({blogPostTitle, ...props}: Props): ReactNode {
  return (
    <Link {...props}>
      <b aria-hidden="true">Read more</b>
      <span className={styles.heard}>Read more about {blogPostTitle}</span>
    </Link>
  );
}
