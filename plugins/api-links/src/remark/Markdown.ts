/** The part of a Markdown syntax tree that this plugin reads and writes. */
export interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  lang?: string | null;
  meta?: string | null;
  children?: MarkdownNode[];
  position?: {start: {line: number; column: number}};
  data?: Record<string, unknown>;
}

/** The part of a file under processing that this plugin uses. */
export interface MarkdownSource {
  readonly path?: string;
  /** Front matter that Docusaurus has parsed. */
  readonly data: Record<string, unknown>;
}
