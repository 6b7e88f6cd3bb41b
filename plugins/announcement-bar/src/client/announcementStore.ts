import {createStorageSlot} from '@docusaurus/theme-common';
import {
  announcements as generatedAnnouncements,
  settings as generatedSettings,
} from '@generated/docusaurus-announcement-bar/default/announcements';
import {type BarSettings, DISMISS_KEY, ID_KEY, type RenderedAnnouncement} from '../announcement';
import {type AnnouncementStore, createAnnouncementStore} from './createAnnouncementStore';

export const announcements = generatedAnnouncements as RenderedAnnouncement[];
export const settings = generatedSettings as BarSettings;

const ATTRIBUTE = 'data-announcement';
let store: AnnouncementStore | undefined;

/** The store of the page. Call it only in the browser, in effects and handlers. */
export function announcementStore(): AnnouncementStore {
  if (!store) {
    const root = document.documentElement;
    // Adds the namespace of the site, and warns once if storage is blocked.
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

export const hasAnnouncements = announcements.length > 0;
