import {DomUtils, parseDocument} from 'htmlparser2';
import type {CardText} from './cardSvg';

export interface PageCard {
  readonly image: string;
  readonly text: CardText;
}

const textOf = (nodes: readonly object[]): string =>
  DomUtils.textContent(nodes as Parameters<typeof DomUtils.textContent>[0]).trim();

/** Returns the HTML of a page's head and of the content before its title, which includes the breadcrumbs. */
function withoutText(html: string): string {
  const [head = '', body = ''] = html.split(/(?=<body\b)/, 2);
  const [, content = body] = body.split(/(?=<main\b)/, 2);
  return head + (content.split(/<h1\b/, 1)[0] ?? '');
}

/**
 * Reads the address and the text of the social card from a built page. Returns undefined for a page
 * without a card.
 */
export function cardOf(
  html: string,
  site: {readonly title: string; readonly tagline: string},
): PageCard | undefined {
  const document = parseDocument(withoutText(html));
  const meta = (name: string): string | undefined =>
    DomUtils.findOne(
      ({name: tag, attribs}) => tag === 'meta' && attribs.property === name,
      [...document.children],
    )?.attribs.content;
  const image = meta('og:image');
  if (image === undefined) return undefined;
  const fullTitle = meta('og:title') ?? site.title;
  const suffix = ` | ${site.title}`;
  const isHome = !fullTitle.endsWith(suffix);
  const crumbs = DomUtils.findAll(
    ({attribs}) => attribs.class?.split(' ').includes('breadcrumbs__link') ?? false,
    [...document.children],
  ).map((crumb) => textOf([crumb]));
  const isPost = meta('og:type') === 'article';
  return {
    image,
    text: {
      title: isHome ? site.tagline : fullTitle.slice(0, -suffix.length),
      section: crumbs.at(-2) ?? (isPost ? 'Blog' : site.title),
    },
  };
}
