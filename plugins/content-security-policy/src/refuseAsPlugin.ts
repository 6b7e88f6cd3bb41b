/**
 * What Docusaurus calls where this package stands among the plugins of a site.
 * @throws Error that says how it is used
 */
export function refuseAsPlugin(): never {
  throw new Error(
    'docusaurus-content-security-policy is not a plugin: run it after the build, when all plugins have written their files. Take it out of the configuration, and write "docusaurus build && apply-content-security-policy build".',
  );
}
