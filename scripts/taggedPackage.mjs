const TAG = /^@screwbox\/(?:docusaurus-([a-z-]+)|(search-mcp))(?:@(\d+\.\d+\.\d+(?:-[\w.]+)?))?$/;

/**
 * Parses a git tag in the format of `changeset tag`.
 *
 * @param {string} tag
 * @returns {{plugin: string, version: string | undefined}} folder in `plugins/`, and the version
 * @throws {Error} if the tag has another format
 */
export function taggedPackage(tag) {
  const match = TAG.exec(tag);
  if (match === null)
    throw new Error(
      `"${tag}" is not the tag of a package. Write it as @screwbox/docusaurus-search@1.0.0, or without the version to try it.`,
    );
  return {plugin: match[1] ?? match[2], version: match[3]};
}
