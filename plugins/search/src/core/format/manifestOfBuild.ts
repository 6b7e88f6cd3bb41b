/**
 * Name under which a build's pages request the manifest of an index. Other sites and tools use `MANIFEST`, which
 * may be that of a newer build.
 * @param scripts digest of the pages' scripts
 * @param inputs digest of what decides the indexes beside the pages
 */
export const manifestOfBuild = (scripts: string, inputs: string): string =>
  `index.${scripts}.${inputs}.bin`;
