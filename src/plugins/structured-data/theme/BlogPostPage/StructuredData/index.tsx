import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import StructuredData from '../../../StructuredData';

/** Tells search engines what a post is. The theme's own does not escape titles. */
export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={useBlogPostStructuredData()} />;
}
