import {Parser} from 'htmlparser2';
import type {MarkdownNode} from './MarkdownNode';

export interface RawAddress {
  element: 'a' | 'img';
  url: string;
  line: number;
}

type Attributes = Record<string, unknown>;

/** Addresses outside the site, and those that are only a hash or empty. */
const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|\/\/|#|$)/i;

export function isOfSite(url: string): boolean {
  return !ELSEWHERE.test(url);
}

function rawAddress(element: string | null, attributes: Attributes, line: number): RawAddress[] {
  if (element !== 'a' && element !== 'img') return [];
  const url = attributes[element === 'a' ? 'href' : 'src'];
  return typeof url === 'string' && isOfSite(url) ? [{element, url, line}] : [];
}

function inHtml(html: string, firstLine: number): RawAddress[] {
  const found: RawAddress[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const line = firstLine + html.slice(0, parser.startIndex).split('\n').length - 1;
      found.push(...rawAddress(name, attributes, line));
    },
  });
  parser.end(html);
  return found;
}

/**
 * Returns the addresses within the site that a node's own HTML or JSX uses in links and images. Children and computed
 * values are ignored.
 */
export function rawAddresses(node: MarkdownNode): RawAddress[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'html') return inHtml(node.value ?? '', line);
  if (!node.type.startsWith('mdxJsx')) return [];
  const attributes = node.attributes as {name?: string; value?: unknown}[];
  const entries = attributes.map(({name, value}) => [name, value]);
  return rawAddress(node.name ?? null, Object.fromEntries(entries) as Attributes, line);
}
