import type {Element} from 'domhandler';
import {isBoost} from './Page';

export interface PageMeta {
  /** Whether the page is left out, by its own setting or because it is a redirect. */
  isIgnored: boolean;
  description: string;
  /** The usual keywords and those for the search, separated by commas. */
  keywords: string;
  answers: string[];
  boost: number;
}

/** Seconds and address of a redirect: `0; url=there` or `0;there`. */
const REDIRECT = /^\s*[\d.]+\s*[;,]\s*\S/;

function isRedirect({attribs}: Element): boolean {
  return attribs['http-equiv']?.toLowerCase() === 'refresh' && REDIRECT.test(attribs.content ?? '');
}

function readBoost(written = ''): number {
  const boost = written.trim() === '' ? 1 : Number(written);
  if (isBoost(boost)) return boost;
  throw new Error(
    `its <meta name="search_boost"> is "${written.trim()}" but must be a positive number`,
  );
}

/**
 * Reads the `meta` elements of a page. If several have the same name, the last one counts.
 *
 * @throws Error if the boost is not a positive number and the page is indexed
 */
export function readMeta(elements: readonly Element[]): PageMeta {
  const content = new Map<string, string>();
  for (const {attribs} of elements) {
    const name = attribs.name?.toLowerCase().replaceAll('-', '_');
    if (name !== undefined && attribs.content !== undefined) content.set(name, attribs.content);
  }
  const isSwitchedOff = elements.some(
    ({attribs}) => attribs.name?.toLowerCase() === 'search' && attribs.content === 'false',
  );
  const isIgnored = isSwitchedOff || elements.some(isRedirect);
  return {
    isIgnored,
    description: content.get('description') ?? '',
    keywords: [content.get('keywords'), content.get('search_keywords')].filter(Boolean).join(', '),
    answers:
      content
        .get('search_answers')
        ?.split(',')
        .map((text) => text.trim()) ?? [],
    boost: isIgnored ? 1 : readBoost(content.get('search_boost')),
  };
}
