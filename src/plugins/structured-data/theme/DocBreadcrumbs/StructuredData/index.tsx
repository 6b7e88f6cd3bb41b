import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';
import StructuredData from '../../../StructuredData';

/** Structured data of breadcrumbs. Replaces the theme's component, which does not escape titles. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData({breadcrumbs})} />;
}
