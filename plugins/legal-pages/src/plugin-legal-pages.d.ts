declare module '@theme/LegalPage' {
  import type {ReactNode} from 'react';

  /** Part of a paragraph. */
  export type LegalText =
    | string
    | {kind: 'link'; text: string; href: string}
    | {kind: 'code'; text: string}
    | {kind: 'strong'; text: string}
    /** Marker for a value that the operator record lacks. */
    | {kind: 'missing'; field: string};

  export type LegalBlock =
    | {kind: 'paragraph'; text: LegalText[]}
    /** Lines of an address or contact data. */
    | {kind: 'lines'; lines: LegalText[][]}
    | {kind: 'list'; items: LegalText[][]}
    | {kind: 'table'; caption: string; columns: string[]; rows: LegalText[][][]};

  export interface LegalSection {
    /** Anchor of the section. */
    id: string;
    title: string;
    /** Sections of laws that require this section of the page or allow the described processing. */
    law?: string;
    /** Whether the law requires the section to stand out. */
    emphasis: boolean;
    blocks: LegalBlock[];
  }

  export interface LegalDocument {
    kind: 'imprint' | 'privacy' | 'disclaimer';
    /** Language of the text, independent of the locale of the site. */
    language: 'de' | 'en';
    title: string;
    description: string;
    introduction: LegalText[];
    sections: LegalSection[];
    /** Date of the text as shown, or an empty string. */
    updated: string;
    /** Fields to state or correct before publishing, each once. Empty if the page is finished. */
    missing: string[];
    /** Whether the page has `noindex`, so that search engines leave it out. */
    noIndex: boolean;
  }

  export interface Props {
    readonly document: LegalDocument;
  }

  export default function LegalPage(props: Props): ReactNode;
}

declare module '@theme/LegalDraft' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Fields to state or correct, each once. */
    readonly missing: string[];
  }

  export default function LegalDraft(props: Props): ReactNode;
}

declare module '@theme/LegalSection' {
  import type {ReactNode} from 'react';
  import type {LegalSection as Section} from '@theme/LegalPage';

  export interface Props {
    readonly section: Section;
  }

  export default function LegalSection(props: Props): ReactNode;
}

declare module '@theme/LegalText' {
  import type {ReactNode} from 'react';
  import type {LegalText as Text} from '@theme/LegalPage';

  export interface Props {
    readonly text: readonly Text[];
  }

  export default function LegalText(props: Props): ReactNode;
}
