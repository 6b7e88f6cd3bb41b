import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/ViewMarkdown';
import type {ReactNode} from 'react';

/** Link to the page's Markdown. */
export default function ViewMarkdown({address}: Props): ReactNode {
  return (
    <a href={address}>
      <Translate id="theme.markdownPages.view" description="Link to the Markdown of the page">
        View as Markdown
      </Translate>
    </a>
  );
}
