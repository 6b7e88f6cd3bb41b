import type {PartitionVersion} from '../worker/catalog';
import type {SiteContent} from './siteContent';

function bare(path: string): string {
  return path.replace(/\/$/, '');
}

/** The versions of every docs instance of the site. */
export function docsVersions({docs}: SiteContent): PartitionVersion[] {
  return docs.flatMap(([pluginId, {loadedVersions}]) =>
    loadedVersions.map(({versionName, label, path, isLast}) => ({
      pluginId,
      name: versionName,
      label,
      path: bare(path),
      isPreferred: isLast,
    })),
  );
}
