import path from 'node:path';

/** The program that Docusaurus's commands are run with, of the packages in a folder. */
export const docusaurusCli = (folder: string): string =>
  path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
