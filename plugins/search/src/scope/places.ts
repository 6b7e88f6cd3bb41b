/**
 * Whether a page's path is another path or lies below it: `/docs/intro` and `/docs` below `/docs`,
 * but not `/docs-old`. A slash at the end of either makes no difference. The build divides pages by
 * this, and the browser finds the part that is read.
 */
export function isAtOrBelow(path: string, parent: string): boolean {
  const bare = parent.replace(/\/$/, '');
  return path === bare || path.startsWith(`${bare}/`);
}

/** The version that a path lies in: of several, the one whose own path is the longest. */
export function versionAt<Version extends {path: string}>(
  versions: readonly Version[],
  path: string,
): Version | undefined {
  return versions
    .filter((version) => isAtOrBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

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
