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
vi.mock('./announcementStore', () => ({announcementStore: () => store}));
vi.mock('./announcements', () => ({announcements: [], settings: {base: '/', candidates: []}}));
vi.mock('./useBarHeight', () => ({useBarHeight: () => undefined}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}));

function Page() {
  const {bar, close} = useAnnouncementBar();
  return (
    <>
      <div ref={bar}>
        <button onClick={close}>Close</button>
      </div>
      <a href="#logo">Logo</a>
    </>
  );
}

beforeEach(() => {
  // Nothing has a box in jsdom.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['moves on from one that is closed', 'closeable', 'Logo'],
  ['stays with one that cannot be closed', 'fixed', 'Close'],
])('the focus %s', (_name, shown, focused) => {
  store.shown = shown;
  render(<Page />);
  const button = screen.getByRole('button');
  act(() => {
    button.focus();
    button.click();
  });
  expect(document.activeElement?.textContent).toBe(focused);
});
