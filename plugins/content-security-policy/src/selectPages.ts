import picomatch from 'picomatch';

export interface SelectedPages {
  pages: string[];
  /** Pages that the option `exclude` names. */
  excluded: string[];
}

/**
 * Finds the pages of a build.
 *
 * @param files paths below the build folder
 * @param exclude globs of pages without a policy
 * @throws Error if a glob matches no page
 */
export function selectPages(files: readonly string[], exclude: readonly string[]): SelectedPages {
  const pages = files.filter((file) => /\.html?$/i.test(file));
  const idle = exclude.find((glob) => !pages.some((file) => picomatch.isMatch(file, glob)));
  if (idle !== undefined)
    throw new Error(
      `docusaurus-content-security-policy: exclude holds "${idle}", which matches no page. Write paths as in the build folder, such as "demos/**", or take it out.`,
    );
  const isExcluded = picomatch([...exclude]);
  return {
    pages: pages.filter((file) => !isExcluded(file)),
    excluded: pages.filter((file) => isExcluded(file)),
  };
}
