import type {ClientModule} from '@docusaurus/types';

/** What may hide the target of a link. */
const HIDING = 'details, [role="tabpanel"]';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for the page as the reader gets it: once React has taken it over, tabs are made again. */
async function whenHydrated(): Promise<void> {
  do await nextFrame();
  while (document.documentElement.dataset['hasHydrated'] !== 'true');
}

/** Opens the tab or the details that hide an element, as the search does for its hits. */
async function revealElement(id: string): Promise<void> {
  await whenHydrated();
  const target = document.getElementById(id);
  if (!target?.closest(HIDING)) return;
  const {reveal} = await import('../../plugins/search/src/browser/page');
  reveal(target, () => target.scrollIntoView());
}

const revealTarget: ClientModule = {
  onRouteDidUpdate({location}) {
    if (location.hash !== '') void revealElement(decodeURIComponent(location.hash.slice(1)));
  },
};

export const {onRouteDidUpdate} = revealTarget;
