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

export interface MarkdownSource {
  readonly path?: string;
  readonly data: Record<string, unknown>;
}
