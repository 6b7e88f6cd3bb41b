import type {ClientModule} from '@docusaurus/types';
import {markLoadedHit} from './loadedHit';

let follow: ((address: string) => void) | undefined;

/**
 * Sets the function that is called for each page shown from now on. Every page loads this module; the code that
 * marks the words of a hit loads with the search alone.
 */
export function followRoutes(follower: (address: string) => void): void {
  follow = follower;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // After the route's own effects, when the text to mark is there.
    requestAnimationFrame(() => {
      if (previousLocation) follow?.(location.pathname + location.hash);
      else markLoadedHit();
    });
  },
};

export default clientModule;
