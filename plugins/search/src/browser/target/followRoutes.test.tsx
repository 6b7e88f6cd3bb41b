import {beforeEach, expect, test, vi} from 'vitest';
import clientModule, {followRoutes} from './followRoutes';

const markLoadedHit = vi.hoisted(() => vi.fn());
vi.mock('./loadedHit', () => ({markLoadedHit}));

const location = {pathname: '/light/', search: '', hash: '#shadow', state: undefined};
const follower = vi.fn();

function show(previousLocation: typeof location | null): void {
  vi.useFakeTimers({toFake: ['requestAnimationFrame']});
  clientModule.onRouteDidUpdate?.({previousLocation, location});
  expect([follower, markLoadedHit].map(({mock}) => mock.calls.length)).toEqual([0, 0]);
  vi.advanceTimersToNextFrame();
  vi.useRealTimers();
}

beforeEach(() => {
  vi.clearAllMocks();
  performance.getEntriesByType = () => [];
  followRoutes(follower);
});

test('The route listener receives the address of each page except the first one', () => {
  show({...location, pathname: '/'});
  expect(follower).toHaveBeenCalledExactlyOnceWith('/light/#shadow');
  expect(markLoadedHit).not.toHaveBeenCalled();
});

test('On the first page of a tab, the words of a stored hit are marked', async () => {
  show(null);
  await vi.waitFor(() => expect(markLoadedHit).toHaveBeenCalledOnce());
  expect(follower).not.toHaveBeenCalled();
});
