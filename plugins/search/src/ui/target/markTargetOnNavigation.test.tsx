import {beforeEach, describe, expect, it, test, vi} from 'vitest';
import markTargetOnNavigation from './markTargetOnNavigation';
import {clearMarks, markTarget} from './targetHighlight';

vi.mock('./targetHighlight', () => ({clearMarks: vi.fn(), markTarget: vi.fn()}));

const escape = (init: KeyboardEventInit = {}) =>
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', ...init}));

beforeEach(() => vi.mocked(clearMarks).mockClear());

describe('Escape', () => {
  it('takes the marks of a hit away', () => {
    escape();
    expect(clearMarks).toHaveBeenCalledOnce();
  });

  it('is the only key that does so', () => {
    escape({key: 'Enter'});
    expect(clearMarks).not.toHaveBeenCalled();
  });

  it('that ends a composition leaves them', () => {
    escape({isComposing: true});
    expect(clearMarks).not.toHaveBeenCalled();
  });
});

test('the words are marked at the section that was come to, once its page is shown', () => {
  vi.useFakeTimers({toFake: ['requestAnimationFrame']});
  const location = {pathname: '/light/', search: '', hash: '#shadow', state: undefined};
  markTargetOnNavigation.onRouteDidUpdate?.({previousLocation: null, location});
  expect(markTarget).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  vi.useRealTimers();
  expect(markTarget).toHaveBeenCalledExactlyOnceWith('/light/#shadow');
});
