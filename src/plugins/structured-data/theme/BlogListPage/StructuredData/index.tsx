import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';
import StructuredData from '../../../StructuredData';

/** Structured data of a list of posts. Replaces the theme's component, which does not escape titles. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}
