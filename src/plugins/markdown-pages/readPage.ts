import {DomUtils, parseDocument} from 'htmlparser2';

/** What is read of a built page. */
export interface BuiltPage {
  /** Canonical address. */
  url: string;
  description: string;
  /** HTML of its `<main>`. */
  content: string;
}

/**
 * Reads a built page.
 * @returns undefined for one without content or canonical address
 */
export function readPage(html: string): BuiltPage | undefined {
  const [head = ''] = html.split(/<body\b|<main\b/, 1);
  const elements = parseDocument(head).children;
  const find = (name: string, value: string) =>
    DomUtils.findOne(({attribs}) => attribs[name] === value, elements)?.attribs;
  const url = find('rel', 'canonical')?.href;
  const content = /<main\b[^]*<\/main>/.exec(html)?.[0];
  if (!content || url === undefined) return undefined;
  return {url, description: find('name', 'description')?.content ?? '', content};
}
