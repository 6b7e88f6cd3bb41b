import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isAtOrBelow, placesInVersions, type SearchContext} from '../../core/partitions';
import {useSearchSettings} from './useSearchSettings';

/** A docs version as the search page names it. */
export interface VersionChoice {
  /** Value of the `version` parameter: the version's name, with its instance where there are several. */
  value: string;
  /** With the instance only where readers choose between versions of several. */
  label: string;
  /** Id of its docs instance. */
  pluginId: string;
  /** Base URL of the version. */
  baseUrl: string;
}

/** Every version of every docs instance: what an address may name. */
export function useDocsVersions(): VersionChoice[] {
  const instances = Object.entries(useAllDocsData());
  const isAmbiguous = instances.filter(([, {versions}]) => versions.length > 1).length > 1;
  return instances.flatMap(([pluginId, {versions}]) =>
    versions.map(({name, label, path}) => ({
      value: pluginId === 'default' ? name : `${pluginId}:${name}`,
      label: isAmbiguous ? `${pluginId}: ${label}` : label,
      pluginId,
      baseUrl: path,
    })),
  );
}

/** The versions that readers can choose; instances with a single version offer no choice. */
export function useVersionChoices(): VersionChoice[] {
  const versions = useDocsVersions();
  return versions.filter(({value, pluginId}) =>
    versions.some((other) => other.pluginId === pluginId && other.value !== value),
  );
}

/** For each docs instance with several versions the one that is searched unless the reader chooses another. */
export function usePreferredVersions(): VersionChoice[] {
  const choices = useVersionChoices();
  const instances = useAllDocsData();
  const preferred = useDocsPreferredVersionByPluginId();
  return Object.entries(instances).flatMap(([id, {versions}]) => {
    const path = (preferred[id] ?? versions.find(({isLast}) => isLast))?.path;
    return choices.filter(({pluginId, baseUrl}) => pluginId === id && baseUrl === path);
  });
}

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
