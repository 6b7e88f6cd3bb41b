/** The properties of an HTML node (hast with MDX) that this code uses. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  name?: string;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: unknown[];
  data?: object;
  position?: {start: {line: number}};
  children?: HtmlNode[];
}
