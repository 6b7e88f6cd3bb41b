import type {AnnouncementState} from '@screwbox/docusaurus-announcement-bar/client';
import {useCallback, useSyncExternalStore} from 'react';
import {announcementStore} from './announcementStore';

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
