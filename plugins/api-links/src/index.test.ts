import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {cacheOfApi} from './cache/cacheOfApi';
import pluginApiLinks from './index';

test('the plugin brings the style of the links, and watches over the cache of the bundler', () => {
  const {configureWebpack, getClientModules} = pluginApiLinks();
  expect(configureWebpack).toBe(cacheOfApi);
  const modules = getClientModules?.() ?? [];
  expect(modules).toHaveLength(1);
  expect(modules.every((file) => existsSync(path.join(import.meta.dirname, file)))).toBe(true);
});
