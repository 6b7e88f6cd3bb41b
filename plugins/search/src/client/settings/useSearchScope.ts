import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActivePluginAndVersion,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import {isAtOrBelow, placesInVersions} from '../../scope/places';
import type {SearchContext} from '../../scope/catalog';
import {useVersionChoices, type VersionChoice} from './searchVersions';
import {useSearchSettings} from './useSearchSettings';

/** Where the reader is, as far as search is concerned. */
export interface SearchScope {
  /**
   * Base URLs of the docs versions that are searched, one for each docs instance where the reader
   * is or has chosen one, separated by spaces; that of the site where there are none.
   */
  baseUrl: string;
  /** The context that the page belongs to. */
  context?: SearchContext;
  /** Value of the `version` parameter for the page that is read; empty where it offers no choice. */
  version: string;
}

/**
 * The docs versions and the context of the page that is read.
 *
 * @param chosen a version that goes before the one that the reader prefers
 */
export function useSearchScope(chosen?: VersionChoice): SearchScope {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {contexts} = useSearchSettings();
  const choices = useVersionChoices();
  const active = useActivePluginAndVersion();
  const paths = Object.entries(useDocsPreferredVersionByPluginId()).flatMap(
    ([pluginId, preferred]) => {
      if (chosen?.pluginId === pluginId) return [chosen.baseUrl];
      const here = active?.activePlugin.pluginId === pluginId ? active.activeVersion : undefined;
      return (here ?? preferred)?.path ?? [];
    },
  );
  const places = placesInVersions(
    pathname,
    (active?.activePlugin.pluginData.versions ?? []).map(({path, isLast}) => ({
      path,
      isPreferred: isLast,
    })),
  );
  const isAround = (path: string): boolean => places.some((place) => isAtOrBelow(place, path));
  return {
    baseUrl: paths.length > 0 ? paths.join(' ') : siteConfig.baseUrl,
    context: contexts.find((context) => context.paths.some(isAround)),
    version: choices.find(({baseUrl}) => baseUrl === active?.activeVersion?.path)?.value ?? '',
  };
}
