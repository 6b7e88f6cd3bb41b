import path from 'node:path';

/** Path of Docusaurus's command-line program among the packages of a folder. */
export const docusaurusCli = (folder: string): string =>
  path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
