import {useSyncExternalStore} from 'react';

const subscribe = () => () => undefined;
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);
const onServer = () => false;

/** Whether the reader's keyboard has a command key. */
export function useIsApple(): boolean {
  return useSyncExternalStore(subscribe, isApple, onServer);
}
