import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {noHits} from '../../ui/__tests__/noHits';
import {readSearchAddress} from './searchAddress';
import {recallSearchPage, type RememberedPage, useSearchPageMemory} from './useSearchPageMemory';
import type {SearchState} from './useSearch';

interface Props {
  state: SearchState;
  remembered?: RememberedPage;
}

/** The search page at the address of the window. */
function Page({state, remembered}: Props): ReactNode {
  const address = readSearchAddress(window.location.search);
  useSearchPageMemory({address, state, limit: 40}, remembered);
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
/** An address of its own for each test, since what is remembered stays. */
let at: (query: string) => string;

/** What the router or a letter in the field does. */
const goTo = (address: string) => window.history.replaceState(null, '', address);

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

describe('the search page that a reader leaves is remembered', () => {
  test('with its results, how far they were loaded, its scroll position and the followed result', () => {
    const {unmount} = render(<Page state={noHits('light')} />);
    fireEvent.click(screen.getByText('Lamp'));
    vi.stubGlobal('scrollY', 120);
    fireEvent.scroll(document);
    unmount();
    expect(recallSearchPage(at('light'))).toEqual({
      results: noHits('light'),
      limit: 40,
      scroll: 120,
      followed: '/lamp/',
    });
  });

  test('without a result where the reader left in another way', () => {
    const {unmount} = render(<Page state={noHits('light')} />);
    fireEvent.click(screen.getByText('Lamp'));
    fireEvent.click(screen.getByRole('textbox'));
    unmount();
    expect(recallSearchPage(at('light'))?.followed).toBeUndefined();
  });

  test('not as the results of words that were in the field before the last letter', () => {
    const {rerender, unmount} = render(<Page state={noHits('light')} />);
    fireEvent.keyDown(screen.getByRole('textbox'), {key: 's'});
    goTo(at('lights'));
    rerender(<Page state={noHits('lights')} />);
    unmount();
    expect(recallSearchPage(at('light'))).toBeUndefined();
  });
});

describe('a reader who comes back', () => {
  const left = {results: noHits('light'), limit: 40, scroll: 300};

  test('finds the scroll position and, in the next frame, the keys on the followed result', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    vi.useFakeTimers({toFake: ['requestAnimationFrame']});
    render(<Page state={left.results} remembered={{...left, followed: '/lamp/'}} />);
    expect(scrollTo).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersToNextFrame());
    vi.useRealTimers();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 300);
    expect(document.activeElement).toBe(screen.getByRole('link'));
    expect(focus).toHaveBeenCalledExactlyOnceWith({preventScroll: true});
  });
});
