import {describe, expect, it} from 'vitest';
import {packageFolder} from './packageFolder';

describe('The package of a bundled file', () => {
  it.each([
    ['/site/node_modules/react/index.js', 'node_modules/react'],
    ['/site/node_modules/@docusaurus/core/lib/client/App.js', 'node_modules/@docusaurus/core'],
    ['/site/node_modules/a/node_modules/b/index.js', 'node_modules/a/node_modules/b'],
    ['/site/plugins/search/node_modules/lunr/lunr.js', 'plugins/search/node_modules/lunr'],
    ['/site/src/pages/index.tsx', undefined],
    ['', undefined],
  ])('%s → %s', (file, folder) => {
    expect(packageFolder(file, '/site')).toBe(folder);
  });
});
