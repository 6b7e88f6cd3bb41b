import type {ClientModule} from '@docusaurus/types';

const ID = 'route-announcer';

/** The place whose text screen readers say when it changes. */
function announcer(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const place = document.createElement('p');
  place.id = ID;
  place.setAttribute('role', 'status');
  document.body.append(place);
  return place;
}

/** Whether the search has led the keys to a heading, which screen readers say then. */
const isHeadingFocused = (): boolean =>
  document.activeElement?.matches('main :is(h1, h2, h3, h4, h5, h6)') === true;

/** Waits until what else follows a change of the page is done, which begins with the next frame. */
const afterNextFrame = (act: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Says the title of the page that a link has led to. Docusaurus moves the focus to the link that skips
 * to the content, of which screen readers say its name alone.
 */
const announceRoute: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    afterNextFrame(() => {
      if (isHeadingFocused()) return;
      const title = document.querySelector('main h1')?.textContent ?? document.title;
      announcer().textContent = title.replaceAll('\u200b', '').trim();
    });
  },
};

export const {onRouteDidUpdate} = announceRoute;
