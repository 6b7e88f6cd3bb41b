import {expect, test, vi} from 'vitest';
import clientModule, {followRoutes} from './followRoutes';

test('who follows is told of the section that was come to, once its page is shown', () => {
  vi.useFakeTimers({toFake: ['requestAnimationFrame']});
  const follower = vi.fn();
  followRoutes(follower);
  const location = {pathname: '/light/', search: '', hash: '#shadow', state: undefined};
  clientModule.onRouteDidUpdate?.({previousLocation: null, location});
  expect(follower).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  vi.useRealTimers();
  expect(follower).toHaveBeenCalledExactlyOnceWith('/light/#shadow');
});
