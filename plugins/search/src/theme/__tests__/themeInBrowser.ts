import {setImmediate} from 'node:timers/promises';
import {afterAll, vi} from 'vitest';
import {builtinEnvironments} from 'vitest/runtime';

// For tests with `@vitest-environment node`: only there may an import lead to a module that exists
// inside a Docusaurus build alone. What the components need of a browser is set up here, so this has
// to be imported first.
const {teardown} = await builtinEnvironments.jsdom.setup(globalThis, {});
afterAll(async () => {
  // React does what is left in turns of its own, first the change and then its effects, which need the window.
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
vi.mock('@theme/FurtherSearches', () => import('../FurtherSearches'));
vi.mock('@theme/SearchElsewhere', () => import('../SearchElsewhere'));
vi.mock('@theme/SearchDidYouMean', () => import('../SearchDidYouMean'));
vi.mock('@theme/SearchHitText', () => import('../SearchHitText'));
vi.mock('@theme/SearchLeaves', () => import('../SearchLeaves'));
vi.mock('@theme/SearchIcon', () => import('../SearchIcon'));
vi.mock('@theme/SearchIndexNotice', () => import('../SearchIndexNotice'));
vi.mock('@theme/SearchNotice', () => import('../SearchNotice'));
vi.mock('@theme/SearchQueryNotice', () => import('../SearchQueryNotice'));
vi.mock('@theme/SearchOption', () => import('../SearchOption'));
vi.mock('@theme/SearchSuggestions', () => import('../SearchSuggestions'));
vi.mock('@theme/SuggestionLinks', () => import('../SuggestionLinks'));
