import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import styles from './styles.module.css';

/**
 * Link from an excerpt to its post. Its text contains the post's title, because search engines ignore accessible
 * labels.
 */
export default function ReadMoreLink({blogPostTitle, ...props}: Props): ReactNode {
  return (
    <Link {...props}>
      <b aria-hidden="true">Read more</b>
      <span className={styles.heard}>{`Read more about ${blogPostTitle}`}</span>
    </Link>
  );
}
