/** The properties of a Markdown node (mdast with MDX) that this code uses. */
export interface MarkdownNode {
  type: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  /** Language of a code block, and the text after it. */
  lang?: string | null;
  meta?: string | null;
  /** Alignment of the columns of a table. */
  align?: (string | null)[] | null;
  /** Connects a reference-style image or link with its definition. */
  identifier?: string;
  value?: string;
  name?: string | null;
  attributes?: object | null;
  /** Contains the JavaScript of an expression, as estree. */
  data?: object;
  position?: {start: {line: number; column: number}; end?: {line: number}};
  children?: MarkdownNode[];
}
