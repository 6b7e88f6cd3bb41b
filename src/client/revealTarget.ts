import type {ClientModule} from '@docusaurus/types';

const HIDING = 'details, [role="tabpanel"]';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for hydration, because React renders the tabs again. */
async function whenHydrated(): Promise<void> {
  do await nextFrame();
  while (document.documentElement.dataset['hasHydrated'] !== 'true');
}

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
