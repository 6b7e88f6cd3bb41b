import {setImmediate} from 'node:timers/promises';
import {afterAll, vi} from 'vitest';
import {builtinEnvironments} from 'vitest/runtime';

// For tests with `@vitest-environment node`: only there may an import lead to a module that exists only in a
// Docusaurus build. The browser's globals that components need are set up here, so import this first.
const {teardown} = await builtinEnvironments.jsdom.setup(globalThis, {});
afterAll(async () => {
  // React finishes in turns of its own, first the change and then its effects, which need the window.
  await setImmediate();
  await setImmediate();
  await teardown(globalThis);
});

vi.mock('@docusaurus/Interpolate', async () => {
  const {translate} = await import('@docusaurus/Translate');
  return {
    interpolate: (message: string, values: Record<string, string | number>) =>
      translate({message}, values),
  };
});
vi.mock('@theme/SearchIcon', () => import('../SearchIcon'));
vi.mock('@theme/SearchNotice', () => import('../SearchNotice'));
vi.mock('@theme/SearchOption', () => import('../SearchOption'));
vi.mock('@generated/docusaurus-search/default/partitions.json', () => ({default: []}));
vi.mock('@generated/docusaurus-search/default/index-digest.json', () => ({default: {digest: ''}}));
vi.mock('@generated/routes', () => ({default: []}));
