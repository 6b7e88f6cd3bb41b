/** What is read of a Markdown node (mdast with MDX). */
export interface MarkdownNode {
  type: string;
  url?: string;
  /** What an image or a link by reference and its definition have in common. */
  identifier?: string;
  value?: string;
  name?: string | null;
  attributes?: unknown;
  /** With the JavaScript of an expression, as estree. */
  data?: unknown;
  position?: {start: {line: number; column: number}; end: {line: number}};
  children?: MarkdownNode[];
}
