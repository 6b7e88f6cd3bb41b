/**
 * Returns the file name under which the pages of a build request the manifest of an index. Other sites and
 * tools use `MANIFEST`, which may belong to a newer build.
 *
 * @param scripts digest of the pages' scripts
 * @param inputs digest of everything else that determines the indexes
 */
export const manifestOfBuild = (scripts: string, inputs: string): string =>
  `index.${scripts}.${inputs}.bin`;
