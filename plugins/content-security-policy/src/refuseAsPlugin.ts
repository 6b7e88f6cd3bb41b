/**
 * Docusaurus calls this if the package is listed as a plugin.
 * @throws Error with the right use
 */
export function refuseAsPlugin(): never {
  throw new Error(
    'docusaurus-content-security-policy: this package is not a plugin. Docusaurus ends the build of all plugins at once, so that none can wait for what the others write. Take it out of the configuration, and write "docusaurus build && apply-content-security-policy build".',
  );
}
