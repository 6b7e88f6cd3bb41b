import {useLocation} from '@docusaurus/router';
import type {AnnouncementBarState} from '@screwbox/docusaurus-announcement-bar/client';
import {useCallback, useRef} from 'react';
import {announcements, settings} from './announcements';
import {announcementStore} from './announcementStore';
import {fallbackAnnouncement} from './fallbackAnnouncement';
import {focusAfter} from './focusAfter';
import {useBarHeight} from './useBarHeight';

/** What the bar needs, whatever it looks like. */
export function useAnnouncementBar(): AnnouncementBarState {
  const bar = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  useBarHeight(bar);
  const close = useCallback(() => {
    const hadFocus = bar.current?.contains(document.activeElement);
    announcementStore().close();
    if (hadFocus && bar.current) focusAfter(bar.current);
  }, []);
  return {bar, announcements, fallback: fallbackAnnouncement(settings, pathname), close};
}
