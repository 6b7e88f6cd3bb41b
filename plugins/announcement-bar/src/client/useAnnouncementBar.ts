import {useLocation} from '@docusaurus/router';
import {type RefObject, useCallback, useRef} from 'react';
import type {RenderedAnnouncement} from '../announcement';
import {announcements, announcementStore, settings} from './announcementStore';
import {fallbackAnnouncement} from '../selectAnnouncement';
import {useBarHeight} from './useBarHeight';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex="-1"])';

function focusAfter(element: HTMLElement): void {
  // `Array.from` because Docusaurus's Babel preset compiles spreads as if every value were an array.
  const next = Array.from(document.querySelectorAll<HTMLElement>(FOCUSABLE)).find(
    (candidate) =>
      !element.contains(candidate) &&
      element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING &&
      candidate.getClientRects().length > 0,
  );
  next?.focus({preventScroll: true});
}

export interface AnnouncementBarState {
  bar: RefObject<HTMLDivElement | null>;
  announcements: RenderedAnnouncement[];
  /** Id of the announcement that shows on this page without JavaScript. */
  fallback: string | undefined;
  /**
   * Closes the visible announcement if it can be closed, and moves the focus to the next element if it was in
   * the bar.
   */
  close: () => void;
}

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
