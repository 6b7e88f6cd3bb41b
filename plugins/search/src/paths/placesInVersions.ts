import {versionAt} from './versionAt';

/** A docs version, as far as its place is concerned. */
interface PlacedVersion {
  path: string;
  /** Whether readers get this version of its instance unless they choose another one. */
  isPreferred: boolean;
}

/**
 * Where a page is, and where it would be in the version that readers get unless they choose another
 * one: `/docs/1.0/api/lamp` and `/docs/api/lamp`. So a part of the docs is named once for all versions.
 *
 * @param versions those of the docs instance that the page is in
 */
export function placesInVersions(path: string, versions: readonly PlacedVersion[]): string[] {
  const own = versionAt(versions, path);
  const preferred = versions.find(({isPreferred}) => isPreferred);
  if (own === undefined || preferred === undefined || own === preferred) return [path];
  const bare = (parent: string): string => parent.replace(/\/$/, '');
  return [path, `${bare(preferred.path)}${path.slice(bare(own.path).length)}`];
}
