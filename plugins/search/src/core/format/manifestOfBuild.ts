/**
 * Name under which a build's pages request the manifest of an index. Other sites and tools use `MANIFEST`, which
 * may be that of a newer build.
 * @param hash of the compilation that the pages' scripts are from
 */
export const manifestOfBuild = (hash: string): string => `index.${hash}.bin`;
