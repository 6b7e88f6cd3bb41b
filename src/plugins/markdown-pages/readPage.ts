import {DomUtils, parseDocument} from 'htmlparser2';

/** What is read of a built page. */
export interface BuiltPage {
  /** Canonical address. */
  url: string;
  /** Its title in the head, without that of the site. */
  title: string;
  description: string;
  /** HTML of its `<main>`. */
  content: string;
}

/**
 * Reads a built page.
 * @param siteTitle what stands behind the title of a page, with what divides the two
 * @returns undefined for one without content or canonical address
 */
export function readPage(html: string, siteTitle = ''): BuiltPage | undefined {
  const [head = ''] = html.split(/<body\b|<main\b/, 1);
  const elements = parseDocument(head).children;
  const find = (name: string, value: string) =>
    DomUtils.findOne(({attribs}) => attribs[name] === value, elements)?.attribs;
  const heads = DomUtils.getElementsByTagName('title', elements);
  const title = heads.map((element) => DomUtils.textContent(element)).join('');
  const url = find('rel', 'canonical')?.href;
  const content = /<main\b[^]*<\/main>/.exec(html)?.[0];
  if (!content || url === undefined) return undefined;
  return {
    url,
    title: title.endsWith(siteTitle) ? title.slice(0, title.length - siteTitle.length) : title,
    description: find('name', 'description')?.content ?? '',
    content,
  };
}
