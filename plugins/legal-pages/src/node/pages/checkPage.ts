import type {PageFacts} from './PageFacts';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {PluginOptions} from '../../options';

export interface PageRules {
  siteUrl: string;
  /** Paths, with the base URL, that every page except redirects must link to. */
  requiredLinks: readonly string[];
  allowedOrigins: readonly string[];
}

/** Normalizes a path, because hosts serve a page under several paths, such as `/a`, `/a/` and `/a.html`. */
function pageOf(path: string): string {
  return path
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/\.html$/, '');
}

/**
 * Returns the problems of a page or style sheet.
 * @param where path of the page, for relative links
 */
export function checkPage(facts: PageFacts, where: string, rules: PageRules): string[] {
  const base = new URL(where, rules.siteUrl);
  const resolve = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base) : undefined;
  const linked = new Set(
    facts.links
      .map(resolve)
      .filter((address) => address?.origin === base.origin)
      .map((address) => pageOf(address?.pathname ?? '')),
  );
  const unlinked = (facts.isRedirect ? [] : rules.requiredLinks)
    // Links are percent-encoded, but routes are not.
    .filter((path) => !linked.has(pageOf(new URL(path, base).pathname)))
    .map((path) => `has no link to ${path} in its HTML`);
  const allowed = new Set([base.origin, ...rules.allowedOrigins.map((url) => new URL(url).origin)]);
  const foreign = facts.loads
    .map(resolve)
    .filter((address) => address && /^https?:$/.test(address.protocol))
    .map((address) => address?.origin ?? '')
    .filter((origin) => !allowed.has(origin))
    .map((origin) => `loads from ${origin}, which no entry of thirdParties names`);
  return [...new Set([...unlinked, ...foreign])];
}

export function pageRules(
  {url, future}: DocusaurusConfig,
  {thirdParties}: PluginOptions,
  requiredLinks: readonly string[],
): PageRules {
  return {
    siteUrl: url,
    // With the hash router, the single HTML file has no links without JavaScript.
    requiredLinks: future.experimental_router === 'hash' ? [] : requiredLinks,
    allowedOrigins: thirdParties.flatMap(({origins}) => origins),
  };
}
