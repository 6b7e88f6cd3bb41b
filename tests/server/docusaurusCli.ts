import path from 'node:path';

/** Returns the path of Docusaurus's command-line program in the packages of a folder. */
export const docusaurusCli = (folder: string): string =>
  path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
