import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import MarkdownActions from '@theme/MarkdownActions';

/** Adds the buttons to docs and category pages. */
export default function DocBreadcrumbsWithMarkdown(): ReactNode {
  return (
    <MarkdownActions>
      <DocBreadcrumbs />
    </MarkdownActions>
  );
}
