import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {attribute, elementIn, isNamed} from './elements';

/** What is read of a built page. */
export interface BuiltPage {
  /** Canonical address. */
  url: string;
  description: string;
  main: Element;
}

/** Knows which end tags the minified pages leave out. */
const parser = unified().use(rehypeParse);

/**
 * Reads a built page.
 * @returns undefined for one without content or canonical address
 */
export function readPage(html: string): BuiltPage | undefined {
  const document = parser.parse(html);
  const head = elementIn(document, isNamed('head'));
  const main = elementIn(document, isNamed('main'));
  if (!head || !main) return undefined;
  const canonical = elementIn(head, (link) => attribute(link, 'rel') === 'canonical');
  const description = elementIn(head, (meta) => attribute(meta, 'name') === 'description');
  if (!canonical) return undefined;
  return {
    url: attribute(canonical, 'href'),
    description: description ? attribute(description, 'content') : '',
    main,
  };
}
