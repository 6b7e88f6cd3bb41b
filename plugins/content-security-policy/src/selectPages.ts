import picomatch from 'picomatch';

/** @throws Error if a glob in `exclude` matches no page */
export function selectPages(
  files: readonly string[],
  exclude: readonly string[],
): {pages: string[]; excluded: string[]} {
  const pages = files.filter((file) => /\.html?$/i.test(file));
  const idle = exclude.find((glob) => !pages.some((file) => picomatch.isMatch(file, glob)));
  if (idle !== undefined)
    throw new Error(
      `docusaurus-content-security-policy: exclude contains "${idle}", which matches no page. Write paths as in the build folder, such as "demos/**", or remove it.`,
    );
  const isExcluded = picomatch([...exclude]);
  return {
    pages: pages.filter((file) => !isExcluded(file)),
    excluded: pages.filter((file) => isExcluded(file)),
  };
}
