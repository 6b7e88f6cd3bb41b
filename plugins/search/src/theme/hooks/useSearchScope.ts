import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchContext} from '../../core/partitions';
import {isAtOrBelow, pathsInVersions} from '../../core/pathsInVersions';
import {useSearchSettings} from './useSearchSettings';

export interface VersionChoice {
  /** Value of the `version` parameter: the version's name, with its instance if there are several. */
  value: string;
  /** Includes the instance only if readers choose between versions of several instances. */
  label: string;
  pluginId: string;
  baseUrl: string;
}

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

/** Returns the versions that readers can choose; instances with a single version offer no choice. */
export function useVersionChoices(): VersionChoice[] {
  const versions = useDocsVersions();
  return versions.filter(({value, pluginId}) =>
    versions.some((other) => other.pluginId === pluginId && other.value !== value),
  );
}

/** Returns the reader's preferred version, or else the default one, of each docs instance with several versions. */
export function usePreferredVersions(): VersionChoice[] {
  const choices = useVersionChoices();
  const instances = useAllDocsData();
  const preferred = useDocsPreferredVersionByPluginId();
  return Object.entries(instances).flatMap(([id, {versions}]) => {
    const path = (preferred[id] ?? versions.find(({isLast}) => isLast))?.path;
    return choices.filter(({pluginId, baseUrl}) => pluginId === id && baseUrl === path);
  });
}

export interface SearchScope {
  /**
   * Base URLs of the searched docs versions, separated by spaces: one for each docs instance that contains the
   * current page or for which the reader has chosen a version. If there are none, the site's base URL.
   */
  baseUrl: string;
  context?: SearchContext;
  /** Value of the `version` parameter for the page; empty if there is no choice. */
  version: string;
}

/**
 * Returns the docs versions and the context of the current page.
 *
 * @param chosen version to search instead of the reader's preferred one
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
  const places = pathsInVersions(
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
