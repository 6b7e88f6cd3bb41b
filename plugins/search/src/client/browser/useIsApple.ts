import {useSyncExternalStore} from 'react';
import {isApple} from './isApple';

const subscribe = () => () => undefined;
const onServer = () => false;

/** Whether the reader's keyboard has a command key; the server takes it that it has none. */
export function useIsApple(): boolean {
  return useSyncExternalStore(subscribe, isApple, onServer);
}
