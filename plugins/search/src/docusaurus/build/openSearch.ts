import type {HtmlTagObject} from '@docusaurus/types';
import {escapeHtml} from '@screwbox/shared/html/escapeHtml';

export const OPEN_SEARCH_FILE = 'opensearch.xml';

export interface OpenSearchSite {
  title: string;
  tagline: string;
  searchUrl: string;
  faviconUrl?: string;
  selfUrl: string;
}

/** Maximum length of `ShortName` in the OpenSearch specification. */
const MOST_NAME_CHARACTERS = 16;

/** Returns as many whole words of a title as fit, or the beginning of a long first word. */
function shortName(title: string): string {
  const words = title.trim().split(/\s+/);
  let name = '';
  for (const word of words) {
    const longer = `${name} ${word}`.trim();
    if (longer.length > MOST_NAME_CHARACTERS) break;
    name = longer;
  }
  return name || Array.from(title.trim()).slice(0, MOST_NAME_CHARACTERS).join('');
}

/**
 * Returns the OpenSearch description with which a browser can search the site from its address bar.
 *
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export function openSearchXml({
  title,
  tagline,
  searchUrl,
  faviconUrl,
  selfUrl,
}: OpenSearchSite): string {
  const template = `${searchUrl}?q={searchTerms}`;
  const lines = [
    `<ShortName>${escapeHtml(shortName(title))}</ShortName>`,
    `<LongName>${escapeHtml(title)}</LongName>`,
    `<Description>${escapeHtml(tagline || `Search ${title}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    ...(faviconUrl === undefined ? [] : [`<Image>${escapeHtml(faviconUrl)}</Image>`]),
    `<Url type="text/html" method="get" template="${escapeHtml(template)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(selfUrl)}"/>`,
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    ...lines.map((line) => `  ${line}`),
    '</OpenSearchDescription>\n',
  ].join('\n');
}

export function openSearchTag(title: string, baseUrl: string): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title,
      href: `${baseUrl}${OPEN_SEARCH_FILE}`,
    },
  };
}
