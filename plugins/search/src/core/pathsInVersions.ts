/**
 * Whether a path equals another path or is below it. `/docs/intro` is at or below `/docs`, but `/docs-old` is
 * not. Trailing slashes are ignored.
 */
export function isAtOrBelow(path: string, parent: string): boolean {
  const bare = parent.replace(/\/$/, '');
  return path === bare || path.startsWith(`${bare}/`);
}

/** Returns the version that contains a path. If several do, returns the one with the longest base URL. */
export function versionAt<Version extends {path: string}>(
  versions: readonly Version[],
  path: string,
): Version | undefined {
  return versions
    .filter((version) => isAtOrBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

interface PlacedVersion {
  path: string;
  /** Whether readers get this version of its instance unless they choose another one. */
  isPreferred: boolean;
}

/**
 * Returns the path of a page and its path in the preferred version: `/docs/1.0/api/lamp` and `/docs/api/lamp`.
 * The site's options need to name only the second one.
 *
 * @param versions versions of the page's docs instance
 */
export function pathsInVersions(path: string, versions: readonly PlacedVersion[]): string[] {
  const own = versionAt(versions, path);
  const preferred = versions.find(({isPreferred}) => isPreferred);
  if (own === undefined || preferred === undefined || own === preferred) return [path];
  const bare = (parent: string): string => parent.replace(/\/$/, '');
  return [path, `${bare(preferred.path)}${path.slice(bare(own.path).length)}`];
}
