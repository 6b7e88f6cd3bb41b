/**
 * Docusaurus calls this if a site lists the package as a plugin.
 * @throws Error that explains how to use the package
 */
export function refuseAsPlugin(): never {
  throw new Error(
    'docusaurus-content-security-policy: this package is not a plugin. Docusaurus runs the last build step of all plugins at the same time, so a plugin cannot wait for files that others write. Remove it from the configuration, and write "docusaurus build && apply-content-security-policy build".',
  );
}
