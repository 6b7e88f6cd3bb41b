import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import {markdownPath} from '../markdownPath';
import {isWithheld} from '../withheldPaths';

/** Docusaurus's own plugin, which has only the 404 page. */
const NOT_FOUND_PLUGIN = 'native';

/**
 * Path of the current page's Markdown, with the base URL. Use it below `@theme/Layout`.
 *
 * @returns undefined for pages without Markdown, and on the development server, which builds none
 */
export function useMarkdownAddress(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  const {withheld} = usePluginData('docusaurus-markdown-pages') as {withheld: string[]};
  if (process.env.NODE_ENV === 'development' || plugin.name === NOT_FOUND_PLUGIN) return undefined;
  if (isWithheld(pathname, {baseUrl, patterns: withheld})) return undefined;
  return markdownPath(pathname, baseUrl);
}
