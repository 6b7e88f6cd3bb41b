import path from 'node:path';

export const docusaurusCli = (folder: string): string =>
  path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
