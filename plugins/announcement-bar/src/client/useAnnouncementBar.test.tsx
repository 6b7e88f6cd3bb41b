import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useAnnouncementBar} from './useAnnouncementBar';

const store = vi.hoisted(() => ({
  shown: undefined as string | undefined,
  current: () => store.shown,
  close: () => {
    if (store.shown === 'closeable') store.shown = undefined;
  },
}));
vi.mock('./announcementStore', () => ({
  announcementStore: () => store,
  announcements: [],
  settings: {base: '/', candidates: []},
}));
vi.mock('./useBarHeight', () => ({useBarHeight: () => undefined}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}));

function Page() {
  const {bar, close} = useAnnouncementBar();
  return (
    <>
      <div ref={bar}>
        <button onClick={close}>Close</button>
      </div>
      <button hidden>Menu</button>
      <a>Anchor</a>
      <a href="#logo">Logo</a>
    </>
  );
}

beforeEach(() => {
  // In jsdom no element has a box. Here all elements have one unless they are hidden.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.hasAttribute('hidden') ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['moves to the next element if the announcement can be closed', 'closeable', 'Logo'],
  ['stays if the announcement cannot be closed', 'fixed', 'Close'],
])('After a click on the close button, focus %s', (_name, shown, focused) => {
  store.shown = shown;
  render(<Page />);
  const button = screen.getByRole('button', {name: 'Close'});
  act(() => {
    button.focus();
    button.click();
  });
  expect(document.activeElement?.textContent).toBe(focused);
});

test('Moving focus does not scroll the page', () => {
  store.shown = 'closeable';
  render(<Page />);
  const button = screen.getByRole('button', {name: 'Close'});
  button.focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  act(() => button.click());
  expect(focus).toHaveBeenCalledExactlyOnceWith({preventScroll: true});
});
