declare module '@generated/docusaurus-announcement-bar/default/announcements' {
  // An ambient module cannot import types; `client/announcements.ts` gives these theirs.
  export const settings: unknown;
  export const announcements: unknown;
}

/**
 * What theme components build on, within this repository, where nothing is built. Those who install
 * the package find the same types by way of its `exports`.
 */
declare module '@screwbox/docusaurus-announcement-bar/client' {
  export type AnnouncementState = import('./client/index').AnnouncementState;
  export type AnnouncementBarState = import('./client/index').AnnouncementBarState;
  export const useAnnouncement: typeof import('./client/index').useAnnouncement;
  export const useAnnouncementBar: typeof import('./client/index').useAnnouncementBar;
}
