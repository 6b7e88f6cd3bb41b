import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActivePluginAndVersion,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import type {SearchContext} from '../worker/catalog';
import {useSearchSettings} from './useSearchSettings';

/** Where the reader is, as far as search is concerned. */
export interface SearchScope {
  /** Base URL of the active or preferred docs version, or of the site. */
  baseUrl: string;
  /** The context that the page belongs to. */
  context?: SearchContext;
}

function isBelow(pathname: string, path: string): boolean {
  const bare = path.replace(/\/$/, '');
  return pathname === bare || pathname.startsWith(`${bare}/`);
}

/** The docs version and the context of the page that is read. */
export function useSearchScope(): SearchScope {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {contexts} = useSearchSettings();
  const active = useActivePluginAndVersion()?.activeVersion;
  const preferred = Object.values(useDocsPreferredVersionByPluginId()).find((version) => version);
  return {
    baseUrl: active?.path ?? preferred?.path ?? siteConfig.baseUrl,
    context: contexts.find(({paths}) => paths.some((path) => isBelow(pathname, path))),
  };
}
