/** The properties of a Markdown node (mdast with MDX) that this code uses. */
export interface MarkdownNode {
  type: string;
  url?: string;
  /** Connects a reference-style image or link with its definition. */
  identifier?: string;
  value?: string;
  name?: string | null;
  attributes?: unknown;
  /** Contains the JavaScript of an expression, as estree. */
  data?: unknown;
  position?: {start: {line: number; column: number}; end: {line: number}};
  children?: MarkdownNode[];
}
