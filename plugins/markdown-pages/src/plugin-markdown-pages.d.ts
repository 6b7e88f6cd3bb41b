declare module '@theme/MarkdownActions' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly children: ReactNode;
  }

  export default function MarkdownActions(props: Props): ReactNode;
}

declare module '@theme/CopyMarkdown' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Path of the page's Markdown, with the base URL. */
    readonly address: string;
  }

  export default function CopyMarkdown(props: Props): ReactNode;
}

declare module '@theme/ViewMarkdown' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Path of the page's Markdown, with the base URL. */
    readonly address: string;
  }

  export default function ViewMarkdown(props: Props): ReactNode;
}

/**
 * The client entry point in this repository, where nothing is built. Sites find its types through the
 * package's `exports`.
 */
declare module '@screwbox/docusaurus-markdown-pages/client' {
  export const copyMarkdown: typeof import('./client/index').copyMarkdown;
  export const useMarkdownAddress: typeof import('./client/index').useMarkdownAddress;
}
