import {render} from '@testing-library/react';
import {useEffect, useState} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {focusSearch, followWidth} from './focusSearch';

// @vitest-environment jsdom

afterEach(() => document.body.replaceChildren());

let isNarrow: boolean;
const showPopover = vi.fn();
let isDialogOpen: boolean;

const dialog = () => document.querySelector('[data-search-dialog]') as HTMLElement;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const focused = () => document.activeElement?.id;
const resize = () => window.dispatchEvent(new Event('resize'));

beforeEach(() => {
  isNarrow = false;
  document.body.innerHTML = `
    <div data-search-field=""><input id="wide"></div>
    <div data-search-dialog=""><div data-search-field=""><input id="narrow"></div></div>
    <input id="other">`;
  // jsdom does not return client rectangles as browsers do.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isShown = dialog().contains(this) ? isNarrow && isDialogOpen : !isNarrow;
    return (isShown ? [new DOMRect()] : []) as unknown as DOMRectList;
  });
  isDialogOpen = false;
  showPopover.mockImplementation(() => (isDialogOpen = true));
  Object.assign(dialog(), {
    showPopover,
    hidePopover: () => (isDialogOpen = false),
    matches: () => isDialogOpen,
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  showPopover.mockReset();
  document.body.replaceChildren();
});

describe('Focusing the search', () => {
  it('focuses the field of a wide screen and selects its text', () => {
    field('wide').value = 'light';
    focusSearch();
    expect(focused()).toBe('wide');
    expect([field('wide').selectionStart, field('wide').selectionEnd]).toEqual([0, 5]);
    expect(isDialogOpen).toBe(false);
  });

  it('opens the dialog of a narrow screen once', () => {
    isNarrow = true;
    focusSearch();
    expect(focused()).toBe('narrow');
    field('narrow').blur();
    focusSearch();
    expect(focused()).toBe('narrow');
    expect(showPopover).toHaveBeenCalledOnce();
  });

  it('closes the open menu of a narrow screen, which covers the field', () => {
    function Menu() {
      const [isOpen, setIsOpen] = useState(true);
      useEffect(() => (isOpen ? () => field('other').focus() : undefined), [isOpen]);
      return (
        <nav className={isOpen ? 'navbar-sidebar--show' : ''}>
          <button className="navbar-sidebar__close" onClick={() => setIsOpen(false)} />
        </nav>
      );
    }
    const {container} = render(<Menu />);
    focusSearch();
    expect(container.querySelector('.navbar-sidebar--show')).toBeNull();
    expect(focused()).toBe('wide');
  });
});

describe('When the width of the screen changes', () => {
  let end: () => void;
  const typed = vi.fn();

  beforeEach(() => {
    end = followWidth(dialog());
    document.body.addEventListener('input', typed);
  });
  afterEach(() => {
    end();
    document.body.removeEventListener('input', typed);
    typed.mockClear();
  });

  /** The reader types into the field of the wide screen, which then becomes narrow. */
  function becomeNarrow(text: string): void {
    field('wide').value = text;
    field('wide').focus();
    isNarrow = true;
  }

  it('the dialog opens with the typed text if the field is hidden', () => {
    becomeNarrow('light');
    resize();
    expect(focused()).toBe('narrow');
    expect(field('narrow').value).toBe('light');
    expect(field('narrow').selectionStart).toBe(5);
    expect(typed).toHaveBeenCalledOnce();
  });

  it('the dialog closes if it is hidden, and the field gets the focus', () => {
    isNarrow = true;
    focusSearch();
    field('narrow').value = 'light';
    isNarrow = false;
    resize();
    expect(isDialogOpen).toBe(false);
    expect(focused()).toBe('wide');
    expect(field('wide').value).toBe('light');
  });

  it.each([
    ['has moved the focus from the field', () => (becomeNarrow(''), field('other').focus())],
    [
      'has left the field while it was visible',
      () => (field('wide').focus(), field('wide').blur()),
    ],
    ['is in another field', () => field('other').focus()],
  ])('nothing changes for a reader who %s', (_, act) => {
    act();
    const before = focused();
    isNarrow = true;
    resize();
    expect(focused()).toBe(before);
    expect(isDialogOpen).toBe(false);
  });
});
