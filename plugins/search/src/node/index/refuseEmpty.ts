import {PLUGIN_NAME} from '../../names';
import type {IndexReport} from './indexPages';

const MOST_NAMED = 5;

export function namePages(pages: readonly {url: string; reason: string}[]): string {
  const named = pages.slice(0, MOST_NAMED).map(({url, reason}) => `\n  ${url}: ${reason}`);
  const others = pages.length - named.length;
  return named.join('') + (others > 0 ? `\n  and ${others} more` : '');
}

/**
 * Rejects an index in which nothing can be found.
 *
 * @param leftOut explains which pages are left out, and what to do
 * @throws Error that names the pages that have no text or could not be indexed
 */
export function refuseEmpty(
  {pages, withoutText, failed}: Pick<IndexReport, 'pages' | 'withoutText' | 'failed'>,
  leftOut: string,
): void {
  if (pages > withoutText.length) return;
  if (pages === 0 && failed.length === 0)
    throw new Error(
      `${PLUGIN_NAME}: no page is indexed, so every search would be empty. ${leftOut}`,
    );
  throw new Error(
    `${PLUGIN_NAME}: no page has text that can be indexed, so every search would be empty.${namePages([...failed, ...withoutText])}`,
  );
}
