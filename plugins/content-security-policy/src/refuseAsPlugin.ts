/**
 * What Docusaurus calls where this package stands among the plugins of a site.
 * @throws Error that says how it is used
 */
export function refuseAsPlugin(): never {
  throw new Error(
    'docusaurus-content-security-policy: this package is not a plugin. Docusaurus ends the build of all plugins at once, so that none can wait for what the others write. Take it out of the configuration, and write "docusaurus build && apply-content-security-policy build".',
  );
}
