declare module '@generated/docusaurus-announcement-bar/default/announcements' {
  // An ambient module cannot import types; `client/announcements.ts` gives these theirs.
  export const settings: unknown;
  export const announcements: unknown;
}

/** What theme components build on. The plugin's alias leads to `client`, also after ejecting. */
declare module '@screwbox/docusaurus-announcement-bar/client' {
  import type {ComponentType, RefObject} from 'react';

  export interface AnnouncementState {
    /** Id of the announcement that shows; undefined with none, and during static rendering. */
    id: string | undefined;
    /** Closes it, as the reader would. */
    close: () => void;
  }

  export interface AnnouncementBarState {
    /** To be set on the bar, whose height is watched. */
    bar: RefObject<HTMLDivElement | null>;
    /** All announcements that may show, each rendered; the styles pick one. */
    announcements: {id: string; Content: ComponentType}[];
    /** The one that shows on this page where no script runs. */
    fallback: string | undefined;
    /** Closes what shows, and moves the focus on if it was in the bar. */
    close: () => void;
  }

  export function useAnnouncement(): AnnouncementState;
  export function useAnnouncementBar(): AnnouncementBarState;
}
