import picomatch from 'picomatch';

/**
 * A file name with a hash before its extensions, such as `.js` or `.js.LICENSE.txt`. Captures the part up to the
 * hash. Only hexadecimal hashes can be distinguished from words.
 */
const HASHED = /^((?:.*[._-])?[0-9a-f]{8,})(?:\.[A-Za-z0-9]+)+$/;

const ASSETS = /^(?:[^/]+\/)?assets\//;

function prefixOf(file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const hashed = HASHED.exec(file.slice(folder.length))?.[1];
  return hashed === undefined ? undefined : `${folder}${hashed}.`;
}

/**
 * Finds path prefixes of immutable files: whole folders, or paths up to the hash. Hosts limit the number of rules, so
 * there are fewer prefixes than files.
 *
 * @param files paths below the build folder
 * @param patterns globs; one that ends with `/**` matches a whole folder
 * @returns sorted prefixes. Each ends with a slash, a dot, or the end of a file name
 * @throws Error if a file has no hash in its name or a glob matches no file
 */
export function immutablePrefixes(files: readonly string[], patterns: readonly string[]): string[] {
  const found = new Set<string>();
  for (const pattern of patterns) {
    const isMatch = picomatch(pattern);
    const matches = new Set(files.filter((file) => isMatch(file)));
    if (matches.size === 0)
      throw new Error(
        `docusaurus-content-security-policy: immutable contains "${pattern}", which matches no file. Write paths as in the build folder, such as "assets/**", or remove it.`,
      );
    const folder = /^([^*?{}()[\]!]+\/)\*\*$/.exec(pattern)?.[1];
    for (const file of matches) {
      const prefix = prefixOf(file);
      if (prefix === undefined)
        throw new Error(
          `docusaurus-content-security-policy: "${pattern}" covers ${file}, whose name contains no hash of its content (eight or more hexadecimal digits before the extension). Browsers would cache old versions for a year; narrow the pattern.`,
        );
      const isOwn = files.every((other) => !other.startsWith(prefix) || matches.has(other));
      found.add(folder ?? (isOwn ? prefix : file));
    }
  }
  return [...found].sort();
}

/**
 * Finds asset folders in which every file name has a hash. Docusaurus also copies the site's
 * `static/assets` into these folders, so folders that contain a file without a hash are left out.
 */
export function hashedFolders(files: readonly string[]): string[] {
  const below = (folder: string): string[] => files.filter((file) => file.startsWith(folder));
  const isHashed = (folder: string): boolean =>
    below(folder).every((file) => prefixOf(file) !== undefined);
  const roots = new Set(files.flatMap((file) => ASSETS.exec(file)?.[0] ?? []));
  const folders = [...roots].flatMap((root) => {
    if (isHashed(root)) return [root];
    const inside = below(root).flatMap((file) => {
      const [folder, ...rest] = file.slice(root.length).split('/');
      return rest.length > 0 ? [`${root}${folder}/`] : [];
    });
    return [...new Set(inside)].filter(isHashed);
  });
  return folders.map((folder) => `${folder}**`);
}
