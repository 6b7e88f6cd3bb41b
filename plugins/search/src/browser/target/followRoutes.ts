import type {ClientModule} from '@docusaurus/types';

let follow: ((address: string) => void) | undefined;

/**
 * Sets the function that is called for each page shown from now on. Every page loads this module, but the
 * code that marks the words of a hit only loads with the search.
 */
export function followRoutes(follower: (address: string) => void): void {
  follow = follower;
}

/** Whether a loaded page may be the page of a hit: only after a reload, or as the first page of its tab. */
function mayShowHit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate' || window.history.length === 1;
}

function markLoadedHit(): void {
  import('./loadedHit').then(
    (loaded) => loaded.markLoadedHit(),
    (error: unknown) => console.warn('The matched words are not marked.', error),
  );
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // Wait for the effects of the route, which render the text to mark.
    requestAnimationFrame(() => {
      if (previousLocation) follow?.(location.pathname + location.hash);
      else if (mayShowHit()) markLoadedHit();
    });
  },
};

export default clientModule;
