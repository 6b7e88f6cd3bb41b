import type {ClientModule} from '@docusaurus/types';

let follow: ((address: string) => void) | undefined;

/**
 * Has a function told of each page that is shown from now on, in place of the one before. Every page loads this module;
 * what marks the words of a hit comes with the search alone.
 */
export function followRoutes(follower: (address: string) => void): void {
  follow = follower;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    // After the route's own effects, so that the text to mark is there.
    requestAnimationFrame(() => follow?.(location.pathname + location.hash));
  },
};

export default clientModule;
