import {areSingleKeysOn} from './singleKeys';
import {showKeyboardHelp} from './showKeyboardHelp';

function press(selector: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  found.find((element) => element.checkVisibility())?.click();
}

/** A heading at most this many pixels from the top counts as being at the top. */
const TOLERANCE = 8;

function goToHeading(step: 1 | -1): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)[id], main h1')];
  const distance = (heading: HTMLElement): number => {
    const {scrollMarginBlockStart} = getComputedStyle(heading);
    return heading.getBoundingClientRect().top - parseFloat(scrollMarginBlockStart);
  };
  const next =
    step > 0
      ? headings.find((heading) => distance(heading) > TOLERANCE)
      : headings.filter((heading) => distance(heading) < -TOLERANCE).at(-1);
  if (!next) return;
  next.scrollIntoView();
  next.setAttribute('tabindex', '-1');
  next.focus({preventScroll: true});
}

export function pressKey(key: string): void {
  if (key === '?') showKeyboardHelp();
  if (!areSingleKeysOn()) return;
  if (key === 't') press('button[class*=toggleButton]');
  if (key === 'n') press('.pagination-nav__link--next');
  if (key === 'p') press('.pagination-nav__link--prev');
  if (key === 'j') goToHeading(1);
  if (key === 'k') goToHeading(-1);
}
