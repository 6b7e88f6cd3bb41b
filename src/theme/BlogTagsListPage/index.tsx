import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function DescribedBlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="The topics of the ScrewBox blog: milestones, new features and lessons learned." />
    </>
  );
}
