import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {groupByYear} from './groupByYear';

/** The archive with the headings of a list of posts; the theme's skips a level of headings. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Every post about ScrewBox, by year.',
    description: 'The page & hero description of the blog archive page',
  });
  const day = new Intl.DateTimeFormat(i18n.currentLocale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        <header className="margin-bottom--lg">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
        </header>
        {groupByYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year} className="margin-bottom--lg">
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <Link to={metadata.permalink}>{metadata.title}</Link>,{' '}
                  <time dateTime={metadata.date}>{day.format(new Date(metadata.date))}</time>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </>
  );
}
