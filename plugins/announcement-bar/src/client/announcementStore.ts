import {createStorageSlot} from '@docusaurus/theme-common';
import {DISMISS_KEY, ID_KEY} from '../announcement';
import {announcements, settings} from './announcements';
import {type AnnouncementStore, createAnnouncementStore} from './createAnnouncementStore';

const ATTRIBUTE = 'data-announcement';
let store: AnnouncementStore | undefined;

/** The page's store. Only to be called in the browser, from effects and handlers. */
export function announcementStore(): AnnouncementStore {
  if (!store) {
    const root = document.documentElement;
    // Adds the site's namespace, and warns once where storage is blocked.
    const shown = createStorageSlot(ID_KEY);
    const dismissed = createStorageSlot(DISMISS_KEY);
    store = createAnnouncementStore(
      settings,
      {shown, dismissed},
      {
        get: () => root.getAttribute(ATTRIBUTE) ?? undefined,
        set: (id) =>
          id === undefined ? root.removeAttribute(ATTRIBUTE) : root.setAttribute(ATTRIBUTE, id),
      },
      Date.now,
    );
    dismissed.listen(store.refresh);
    document.addEventListener('visibilitychange', store.refresh);
  }
  return store;
}

/** Whether the site has anything to announce. */
export const hasAnnouncements = announcements.length > 0;
