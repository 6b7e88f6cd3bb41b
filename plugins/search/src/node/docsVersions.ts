import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PartitionVersion} from '../worker/catalog';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function bare(path: string): string {
  return path.replace(/\/$/, '');
}

/** The versions of every docs instance of the site. */
export function docsVersions(allContent: AllContent): PartitionVersion[] {
  const instances = (allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>;
  return Object.entries(instances).flatMap(([pluginId, {loadedVersions}]) =>
    loadedVersions.map(({versionName, label, path, isLast}) => ({
      pluginId,
      name: versionName,
      label,
      path: bare(path),
      isPreferred: isLast,
    })),
  );
}
