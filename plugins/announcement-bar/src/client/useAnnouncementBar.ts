import {useLocation} from '@docusaurus/router';
import {type RefObject, useCallback, useRef} from 'react';
import type {RenderedAnnouncement} from '../announcement';
import {announcements, announcementStore, settings} from './announcementStore';
import {fallbackAnnouncement} from '../selectAnnouncement';
import {useBarHeight} from './useBarHeight';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex="-1"])';

/** Gives the focus to the first element after another that can be seen and takes it. */
function focusAfter(element: HTMLElement): void {
  // Not spread: Docusaurus's Babel preset takes whatever is spread for an array.
  const next = Array.from(document.querySelectorAll<HTMLElement>(FOCUSABLE)).find(
    (candidate) =>
      !element.contains(candidate) &&
      element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING &&
      candidate.getClientRects().length > 0,
  );
  next?.focus({preventScroll: true});
}

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
