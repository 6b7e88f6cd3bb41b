import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import SearchClosest from './index';

const search = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/docs/lihgt-shadows'})}));
vi.mock('@generated/routes', () => ({default: [{path: '/docs/', routes: [{path: '/docs/a'}]}]}));
vi.mock('../../browser/client', () => ({searchWorker: () => Promise.resolve({search})}));
vi.mock('../hooks/useSearchScope', () => ({useSearchScope: () => ({baseUrl: '/'})}));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({contexts: []}),
}));

afterEach(cleanup);

test('If the search fails, the 404 page offers no pages, and the console has an error', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  search.mockResolvedValue({failure: 'offline', file: ''});
  const {container} = render(<SearchClosest />);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(container.textContent).toBe('');
  warn.mockRestore();
});
