import {useCallback, useSyncExternalStore} from 'react';
import {announcementStore} from './announcementStore';

export interface AnnouncementState {
  /** Id of the announcement that shows; undefined with none, and during static rendering. */
  id: string | undefined;
  /** Closes it, as the reader would; does nothing where readers cannot close it. */
  close: () => void;
}

/** What the bar shows at the moment, for components that depend on it. */
export function useAnnouncement(): AnnouncementState {
  const id = useSyncExternalStore(
    useCallback((onChange: () => void) => announcementStore().subscribe(onChange), []),
    () => announcementStore().current(),
    () => undefined,
  );
  const close = useCallback(() => announcementStore().close(), []);
  return {id, close};
}
