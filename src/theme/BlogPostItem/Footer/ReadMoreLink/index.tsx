import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import styles from './styles.module.css';

/** The way from an excerpt to its post. What it leads to is part of its text: search engines do not read labels. */
export default function ReadMoreLink({blogPostTitle, ...props}: Props): ReactNode {
  return (
    <Link {...props}>
      <b aria-hidden="true">
        <Translate
          id="theme.blog.post.readMore"
          description="The label used in blog post item excerpts to link to full blog posts"
        >
          Read more
        </Translate>
      </b>
      <span className={styles.heard}>
        <Translate
          id="theme.blog.post.readMoreLabel"
          description="The label for the link to full blog posts from excerpts"
          values={{title: blogPostTitle}}
        >
          {'Read more about {title}'}
        </Translate>
      </span>
    </Link>
  );
}
