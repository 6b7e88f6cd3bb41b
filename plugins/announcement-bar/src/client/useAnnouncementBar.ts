import {useLocation} from '@docusaurus/router';
import {type RefObject, useCallback, useRef} from 'react';
import type {RenderedAnnouncement} from '../announcement';
import {announcements, settings} from './announcements';
import {announcementStore} from './announcementStore';
import {fallbackAnnouncement} from './fallbackAnnouncement';
import {focusAfter} from './focusAfter';
import {useBarHeight} from './useBarHeight';

export interface AnnouncementBarState {
  /** To be set on the bar, whose height is watched. */
  bar: RefObject<HTMLDivElement | null>;
  /** All announcements that may show, each rendered; the styles pick one. */
  announcements: RenderedAnnouncement[];
  /** The one that shows on this page where no script runs. */
  fallback: string | undefined;
  /** Closes what shows, where it can be closed, and moves the focus on if it was in the bar. */
  close: () => void;
}

/** What the bar needs, whatever it looks like. */
export function useAnnouncementBar(): AnnouncementBarState {
  const bar = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  useBarHeight(bar, pathname);
  const close = useCallback(() => {
    const hadFocus = bar.current?.contains(document.activeElement);
    const store = announcementStore();
    store.close();
    if (hadFocus && bar.current && store.current() === undefined) focusAfter(bar.current);
  }, []);
  return {bar, announcements, fallback: fallbackAnnouncement(settings, pathname), close};
}
