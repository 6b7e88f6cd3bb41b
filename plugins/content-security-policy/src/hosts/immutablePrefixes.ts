import picomatch from 'picomatch';

/**
 * Name up to the end of a hash, and its endings, such as `.js`, or `.js.LICENSE.txt` of what webpack writes
 * beside a script. Other digits than these cannot be told from words.
 */
const HASHED = /^((?:.*[._-])?[0-9a-f]{8,})(?:\.[A-Za-z0-9]+)+$/;

/**
 * Folders that Docusaurus writes files with a hash in their name into, the second one for a language with a
 * path of its own.
 */
const ASSETS = /^(?:[^/]+\/)?assets\//;

/** Splits a path behind the hash in its name; undefined where there is none. */
function prefixOf(file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const hashed = HASHED.exec(file.slice(folder.length))?.[1];
  return hashed === undefined ? undefined : `${folder}${hashed}.`;
}

/**
 * Finds what the paths of the files that a host may keep for ever begin with: a whole folder, or a path
 * up to the hash in a name. One file needs no rule of its own then; hosts allow few rules.
 * @param files paths below the build folder
 * @param patterns globs; one that ends with `/**` covers a whole folder
 * @returns sorted; each ends with a slash, a dot, or the end of a file's name
 * @throws when a file without a hash in its name would be kept for ever
 */
export function immutablePrefixes(files: readonly string[], patterns: readonly string[]): string[] {
  const found = new Set<string>();
  for (const pattern of patterns) {
    const isMatch = picomatch(pattern);
    const matches = new Set(files.filter((file) => isMatch(file)));
    const folder = /^([^*?{}()[\]!]+\/)\*\*$/.exec(pattern)?.[1];
    for (const file of matches) {
      const prefix = prefixOf(file);
      if (prefix === undefined)
        throw new Error(
          `docusaurus-content-security-policy: "${pattern}" covers ${file}, whose name holds no hash of its content, that is eight or more hexadecimal digits before its ending. Readers would keep an old one for a year; narrow the pattern.`,
        );
      const isOwn = files.every((other) => !other.startsWith(prefix) || matches.has(other));
      found.add(folder ?? (isOwn ? prefix : file));
    }
  }
  return [...found].sort();
}

/**
 * Finds the folders with assets of which every file has a hash in its name. A site's own `static/assets`
 * comes to lie in them: where one of its files has none, those of their folders count that hold no such file.
 * @param files paths below the build folder
 * @returns globs, each of a whole folder
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
