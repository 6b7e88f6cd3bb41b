import {beforeEach, expect, test, vi} from 'vitest';
import followRoutes from './followRoutes';

const store = vi.hoisted(() => ({follow: vi.fn(), refresh: vi.fn()}));
const site = vi.hoisted(() => ({hasAnnouncements: true}));
vi.mock('./announcementStore', () => ({
  announcementStore: () => store,
  get hasAnnouncements() {
    return site.hasAnnouncements;
  },
}));

const at = (pathname: string, rest: {hash?: string; search?: string} = {}) => ({
  pathname,
  hash: '',
  search: '',
  state: undefined,
  ...rest,
});

beforeEach(() => {
  vi.clearAllMocks();
  site.hasAnnouncements = true;
});

test.each([
  ['the first page', null],
  ['another page', at('/blog', {hash: '#a'})],
])('An announcement is selected when the reader opens %s', (_name, previousLocation) => {
  followRoutes.onRouteDidUpdate?.({location: at('/docs'), previousLocation});
  expect(store.follow).toHaveBeenCalledExactlyOnceWith('/docs');
});

test.each([
  ['hash', {hash: '#heading'}],
  ['query', {search: '?q=a'}],
])('A navigation that only changes the %s does not select another announcement', (_name, rest) => {
  followRoutes.onRouteDidUpdate?.({
    location: at('/docs', rest),
    previousLocation: at('/docs'),
  });
  expect(store.follow).not.toHaveBeenCalled();
  expect(store.refresh).toHaveBeenCalledOnce();
});

test('Without announcements, storage is not read', () => {
  site.hasAnnouncements = false;
  followRoutes.onRouteDidUpdate?.({location: at('/docs'), previousLocation: null});
  followRoutes.onRouteDidUpdate?.({location: at('/docs'), previousLocation: at('/docs')});
  expect(store.follow).not.toHaveBeenCalled();
  expect(store.refresh).not.toHaveBeenCalled();
});
