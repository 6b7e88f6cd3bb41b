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

/** Whether the search moved focus to a heading. In that case screen readers announce the heading anyway. */
const isHeadingFocused = (): boolean =>
  document.activeElement?.matches('main :is(h1, h2, h3, h4, h5, h6)') === true;

/** Waits until other listeners have handled the navigation. They start to do so in the next frame. */
const afterNextFrame = (act: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(act));

/**
 * Announces the page title after navigation. Otherwise screen readers would only announce the skip link, to which
 * Docusaurus moves the focus.
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
