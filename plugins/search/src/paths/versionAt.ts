import {isAtOrBelow} from './isAtOrBelow';

/** The version that a path lies in: of several, the one whose own path is the longest. */
export function versionAt<Version extends {path: string}>(
  versions: readonly Version[],
  path: string,
): Version | undefined {
  return versions
    .filter((version) => isAtOrBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
