import type {DocusaurusConfig} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import type {PageRules} from './checkPage';

/**
 * What the built pages of a site must fulfil.
 * @param requiredLinks paths, with the base URL, of the pages that must be linked
 */
export function pageRules(
  {url, future}: DocusaurusConfig,
  {thirdParties}: PluginOptions,
  requiredLinks: readonly string[],
): PageRules {
  return {
    siteUrl: url,
    // Its one HTML file has no content before scripts run, so it never holds a link.
    requiredLinks: future.experimental_router === 'hash' ? [] : requiredLinks,
    allowedOrigins: thirdParties.flatMap(({origins}) => origins),
  };
}
