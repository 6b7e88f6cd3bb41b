import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import StructuredData from '../../../StructuredData';

/** Structured data of a post. Replaces the theme's component, which does not escape titles. */
export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={useBlogPostStructuredData()} />;
}
