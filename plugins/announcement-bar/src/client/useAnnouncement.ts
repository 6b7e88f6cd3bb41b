import {useCallback, useSyncExternalStore} from 'react';
import {announcementStore} from './announcementStore';

export interface AnnouncementState {
  /** Id of the visible announcement. `undefined` if there is none, and during static rendering. */
  id: string | undefined;
  /** Closes the announcement like its close button. Does nothing if readers cannot close it. */
  close: () => void;
}

export function useAnnouncement(): AnnouncementState {
  const id = useSyncExternalStore(
    useCallback((onChange: () => void) => announcementStore().subscribe(onChange), []),
    () => announcementStore().current(),
    () => undefined,
  );
  const close = useCallback(() => announcementStore().close(), []);
  return {id, close};
}
