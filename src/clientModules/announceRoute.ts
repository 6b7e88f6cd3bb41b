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

/**
 * Says the title of the page that a link has led to. Docusaurus moves the focus to the link that skips
 * to the content, of which screen readers say its name alone.
 */
const announceRoute: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    const title = document.querySelector('main h1')?.textContent ?? document.title;
    announcer().textContent = title.replaceAll('\u200b', '').trim();
  },
};

export const {onRouteDidUpdate} = announceRoute;
