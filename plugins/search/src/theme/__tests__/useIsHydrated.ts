import {useSyncExternalStore} from 'react';

const subscribe = () => () => undefined;

/** Like Docusaurus's `useIsBrowser`: false until the page is hydrated. */
export default function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
