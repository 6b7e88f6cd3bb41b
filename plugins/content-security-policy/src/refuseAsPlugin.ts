/**
 * What Docusaurus calls where this package stands among the plugins of a site.
 * @throws Error that says how it is used
 */
export function refuseAsPlugin(): never {
  throw new Error(
    'docusaurus-content-security-policy is no plugin, since it has to see what all plugins have written. Take it out of the configuration, and run it behind the build: "docusaurus build && apply-content-security-policy build".',
  );
}
