declare module '@generated/docusaurus-announcement-bar/default/announcements' {
  // An ambient module cannot import types. `client/announcementStore.ts` casts these.
  export const settings: unknown;
  export const announcements: unknown;
}

/**
 * Entry point for theme components in this repository, where nothing is built. Installed packages find the
 * same types through `exports`.
 */
declare module '@screwbox/docusaurus-announcement-bar/client' {
  export type AnnouncementState = import('./client/index').AnnouncementState;
  export type AnnouncementBarState = import('./client/index').AnnouncementBarState;
  export const useAnnouncement: typeof import('./client/index').useAnnouncement;
  export const useAnnouncementBar: typeof import('./client/index').useAnnouncementBar;
}
