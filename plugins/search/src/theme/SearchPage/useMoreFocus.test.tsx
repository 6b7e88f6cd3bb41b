import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Status} from '../../browser/session';
import {useMoreFocus} from './useMoreFocus';

interface Props {
  status: Status;
  pages: Record<string, string[]>;
  hasMore?: boolean;
}

const orElse = vi.fn();

function Results({status, pages, hasMore = false}: Props): ReactNode {
  const {area, noteMore} = useMoreFocus(status, orElse);
  return (
    <>
      <input />
      <section ref={area}>
        {Object.entries(pages).map(([page, links]) => (
          <article key={page}>
            {links.map((link) => (
              <a key={link} href={link}>
                {link}
              </a>
            ))}
          </article>
        ))}
        {hasMore && <button onClick={noteMore}>More</button>}
      </section>
    </>
  );
}

const BEFORE = {lamp: ['/lamp', '/lamp#colour'], moon: ['/moon']};
const focused = () => document.activeElement?.getAttribute('href');

let show: (props: Props) => void;

beforeEach(() => {
  const {rerender} = render(<Results status="complete" pages={BEFORE} hasMore />);
  show = (props) => rerender(<Results {...props} />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  show({status: 'typing', pages: BEFORE, hasMore: true});
});
afterEach(() => {
  cleanup();
  orElse.mockClear();
});

describe('When more results have loaded, the focus moves', () => {
  test('to the first new page, even if a page above it has another hit', () => {
    const pages = {...BEFORE, lamp: [...BEFORE.lamp, '/lamp#size'], sun: ['/sun', '/sun#heat']};
    show({status: 'complete', pages, hasMore: true});
    expect(focused()).toBe('/sun');
  });

  test('to the first new hit, if all new hits are on pages that were already listed', () => {
    show({status: 'complete', pages: {...BEFORE, lamp: [...BEFORE.lamp, '/lamp#size']}});
    expect(focused()).toBe('/lamp#size');
  });
});

test('The focus does not move to new results if the reader has moved it in the meantime', () => {
  screen.getByRole('textbox').focus();
  show({status: 'complete', pages: {...BEFORE, sun: ['/sun']}});
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(orElse).not.toHaveBeenCalled();
});

test('The fallback for the focus runs if no result was added and the button is gone', () => {
  show({status: 'failed', pages: {}});
  expect(orElse).toHaveBeenCalledOnce();
});
