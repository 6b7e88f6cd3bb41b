/** Properties of a Markdown node (mdast with MDX) that are used here. */
export interface MarkdownNode {
  type: string;
  url?: string;
  /** Connects an image or a link by reference with its definition. */
  identifier?: string;
  value?: string;
  name?: string | null;
  attributes?: unknown;
  /** Contains the JavaScript of an expression, as estree. */
  data?: unknown;
  position?: {start: {line: number; column: number}; end: {line: number}};
  children?: MarkdownNode[];
}
