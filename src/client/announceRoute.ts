import type {ClientModule} from '@docusaurus/types';

const ID = 'route-announcer';

function announcer(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const place = document.createElement('p');
  place.id = ID;
  place.setAttribute('role', 'status');
  document.body.append(place);
  return place;
}

/** Whether the search moved the focus to a heading. Screen readers announce that by themselves. */
const isHeadingFocused = (): boolean =>
  document.activeElement?.matches('main :is(h1, h2, h3, h4, h5, h6)') === true;

/** Waits until the other reactions to navigation are done, which start with the next frame. */
const afterNextFrame = (act: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Announces the title of the page after navigation. Docusaurus moves the focus to the skip link, and screen
 * readers only announce the name of that link.
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
