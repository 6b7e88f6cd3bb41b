import type {SwizzleConfig} from '@docusaurus/types';

/** The buttons are safe to wrap or replace: they only use the package's client entry. */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {wrap: 'safe', eject: 'safe'} as const;
  return {
    components: {
      MarkdownActions: {actions, description: 'The buttons in the header of docs and posts'},
      CopyMarkdown: {actions, description: 'Button that copies the page as Markdown'},
      ViewMarkdown: {actions, description: 'Link to the Markdown of the page'},
    },
  };
}
