import type {SwizzleConfig} from '@docusaurus/types';
import {safeComponents} from '@screwbox/shared/theme/safeComponents';

export function getSwizzleConfig(): SwizzleConfig {
  return safeComponents({
    MarkdownActions: 'The buttons in the header of docs and posts',
    CopyMarkdown: 'Button that copies the page as Markdown',
    ViewMarkdown: 'Link to the Markdown of the page',
  });
}
