import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';

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
