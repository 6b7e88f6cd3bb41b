import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {groupByYear} from './groupByYear';

const DAY = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});
const DESCRIPTION = 'Every post about ScrewBox, by year.';

/** The archive of posts. Unlike the theme's page, it skips no heading level. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Archive" description={DESCRIPTION} />
      <BlogLayout>
        <header className="margin-bottom--lg">
          <Heading as="h1">Archive</Heading>
          <p>{DESCRIPTION}</p>
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
                  <time dateTime={metadata.date}>{DAY.format(new Date(metadata.date))}</time>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </>
  );
}
