import picomatch from 'picomatch';

const HASHED = /(^|[.-])([0-9a-f]{8,}|[0-9A-Za-z_-]{10,})(\.[a-z0-9]+)+$/;

/** What never changes: whole folders, and single files from folders that hold other files too. */
export interface ImmutablePaths {
  /** With a slash at the end. */
  folders: string[];
  files: string[];
}

/**
 * Finds the files that a host may keep for ever.
 * @param files paths below the build folder
 * @param patterns globs; one that ends with `/**` covers a whole folder
 * @throws when a file without a hash in its name would be kept for ever
 */
export function immutablePaths(
  files: readonly string[],
  patterns: readonly string[],
): ImmutablePaths {
  const found: ImmutablePaths = {folders: [], files: []};
  for (const pattern of patterns) {
    const isMatch = picomatch(pattern);
    const matches = files.filter((file) => isMatch(file));
    const changing = matches.find((file) => !HASHED.test(file.slice(file.lastIndexOf('/') + 1)));
    if (changing)
      throw new Error(
        `content-security-policy: "${pattern}" covers ${changing}, whose name holds no hash of its content. Readers would keep an old one for a year; narrow the pattern.`,
      );
    const folder = /^([^*?{}()[\]!]+\/)\*\*$/.exec(pattern)?.[1];
    if (folder && matches.length > 0) found.folders.push(folder);
    else found.files.push(...matches);
  }
  return found;
}
