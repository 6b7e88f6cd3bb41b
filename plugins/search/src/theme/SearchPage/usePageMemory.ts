import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {currentRoute} from '../../browser/hashRouter';
import type {Snapshot} from '../../browser/session';

export interface RememberedPage {
  snapshot: Snapshot;
  scroll: number;
  followed: string | undefined;
}

const pages = new Map<string, RememberedPage>();

/** Returns the stored page if the reader returned to it with the browser's back or forward button. */
export function useRememberedPage(): RememberedPage | undefined {
  const history = useHistory();
  const [remembered] = useState(() => {
    if (history.action !== 'POP' || typeof window === 'undefined') return undefined;
    const {pathname, search} = currentRoute();
    return pages.get(pathname + search);
  });
  return remembered;
}

function followedResult({target}: Event): string | undefined {
  const link = target instanceof Element ? target.closest('article a') : null;
  return link?.getAttribute('href') ?? undefined;
}

function focusResult(address: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('article a');
  const followed = Array.from(links).find((link) => link.getAttribute('href') === address);
  followed?.focus({preventScroll: true});
}

/** Remembers the page when the reader leaves it, and restores scroll position and focus on return. */
export function usePageMemory(
  address: string,
  snapshot: Snapshot,
  remembered: RememberedPage | undefined,
): void {
  const latest = useRef({address, snapshot});
  useEffect(() => {
    latest.current = {address, snapshot};
  }, [address, snapshot]);

  useEffect(() => {
    if (!remembered) return undefined;
    // Wait until the theme has scrolled to the top.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, remembered.scroll);
      if (remembered.followed !== undefined) focusResult(remembered.followed);
    });
    return () => cancelAnimationFrame(frame);
  }, [remembered]);

  useEffect(() => {
    let left: Omit<RememberedPage, 'snapshot'> | undefined;
    const {pathname} = currentRoute();
    // Stored on every click and scroll, because the opened result and the scroll position are lost once the next
    // page is shown.
    const note = (event: Event) => {
      // The address changes before the next page is shown, while this one may still scroll.
      if (currentRoute().pathname !== pathname) return;
      left = {
        scroll: window.scrollY,
        followed: event.type === 'click' ? followedResult(event) : left?.followed,
      };
    };
    const options = {capture: true, passive: true};
    const events = ['click', 'keydown', 'scroll'] as const;
    for (const event of events) document.addEventListener(event, note, options);
    return () => {
      for (const event of events) document.removeEventListener(event, note, options);
      const page = latest.current;
      if (page.snapshot.status !== 'complete' || left === undefined) return;
      pages.set(page.address, {snapshot: page.snapshot, ...left});
    };
  }, []);
}
