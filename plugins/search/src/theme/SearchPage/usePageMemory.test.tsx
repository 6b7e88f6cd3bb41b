import {act, cleanup, fireEvent, render, renderHook, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Snapshot} from '../../browser/session';
import {complete, TYPING} from '../__tests__/snapshots';
import {type RememberedPage, usePageMemory, useRememberedPage} from './usePageMemory';

const router = vi.hoisted(() => ({action: 'POP'}));
vi.mock('@docusaurus/router', () => ({useHistory: () => router}));

const LEFT = complete([]);

function Page({
  snapshot,
  remembered,
}: {
  snapshot: Snapshot;
  remembered?: RememberedPage;
}): ReactNode {
  const {pathname, search} = window.location;
  usePageMemory(pathname + search, snapshot, remembered);
  return (
    <>
      <input />
      <article>
        <a href="/lamp/" onClick={(event) => event.preventDefault()}>
          <b>Lamp</b>
        </a>
      </article>
    </>
  );
}

let visits = 0;
/** A different address for each test, because remembered pages outlive the test. */
let at: (query: string) => string;

const goTo = (address: string) => window.history.replaceState(null, '', address);
const recalled = () => renderHook(() => useRememberedPage()).result.current;

beforeEach(() => {
  const path = `/search-${visits++}/`;
  at = (query) => `${path}?q=${query}`;
  goTo(at('light'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('The search page is remembered', () => {
  test('with its rows, its scroll position and the opened result', () => {
    const {unmount} = render(<Page snapshot={LEFT} />);
    fireEvent.click(screen.getByText('Lamp'));
    vi.stubGlobal('scrollY', 120);
    fireEvent.scroll(document);
    unmount();
    expect(recalled()).toEqual({snapshot: LEFT, scroll: 120, followed: '/lamp/'});
  });

  test('without an opened result if the reader clicked something else after the result', () => {
    const {unmount} = render(<Page snapshot={LEFT} />);
    fireEvent.click(screen.getByText('Lamp'));
    fireEvent.click(screen.getByRole('textbox'));
    unmount();
    expect(recalled()).toMatchObject({snapshot: LEFT});
    expect(recalled()?.followed).toBeUndefined();
  });

  test('only for navigation back to the same address, and only if its search was complete', () => {
    const {rerender, unmount} = render(<Page snapshot={LEFT} />);
    fireEvent.keyDown(screen.getByRole('textbox'), {key: 's'});
    goTo(at('lights'));
    rerender(<Page snapshot={LEFT} />);
    unmount();
    expect(recalled()).toBeDefined();
    router.action = 'PUSH';
    expect(recalled()).toBeUndefined();
    router.action = 'POP';
    goTo(at('light'));
    expect(recalled()).toBeUndefined();
    const next = render(<Page snapshot={TYPING} />);
    fireEvent.keyDown(screen.getByRole('textbox'), {key: 's'});
    next.unmount();
    expect(recalled()).toBeUndefined();
  });
});

describe('Navigation back to the search page', () => {
  const left = {snapshot: LEFT, scroll: 300};

  test('restores the scroll position and, in the next frame, the focus on the opened result', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    vi.useFakeTimers({toFake: ['requestAnimationFrame']});
    render(<Page snapshot={LEFT} remembered={{...left, followed: '/lamp/'}} />);
    expect(scrollTo).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersToNextFrame());
    vi.useRealTimers();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 300);
    expect(document.activeElement).toBe(screen.getByRole('link'));
    expect(focus).toHaveBeenCalledExactlyOnceWith({preventScroll: true});
  });
});
