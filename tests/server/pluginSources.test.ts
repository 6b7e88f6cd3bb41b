import {expect, it} from 'vitest';
import {pluginSources} from './pluginSources';

it('The sources of a plugin are all that its build reads, and nothing that is built of them', () => {
  const sources = pluginSources('search');
  for (const part of ['src', 'locales', 'bin', 'loaders', 'package.json'])
    expect(sources).toContain(`plugins/search/${part}`);
  for (const part of ['lib', 'node_modules', 'bench', 'LICENSE', 'README.md'])
    expect(sources).not.toContain(`plugins/search/${part}`);
});
