import type {BarSettings} from '../announcement';
import {dismissedIds, routeOf, selectAnnouncement} from '../selectAnnouncement';

/** One place in the browser's storage. */
export interface Slot {
  get: () => string | null;
  set: (value: string) => void;
}

/** Where it stands which announcement shows: an attribute of `<html>`, read by the styles. */
export interface Display {
  get: () => string | undefined;
  set: (id: string | undefined) => void;
}

export interface AnnouncementStore {
  /** The id of the announcement that shows. */
  current: () => string | undefined;
  /** Decides again, for the page with this path. */
  follow: (pathname: string) => void;
  /**
   * Closes what shows, unless it cannot be closed. Another one may show on the next page, none jumps
   * in here.
   */
  close: () => void;
  /** Hides what shows if its time is over or another tab closed it. */
  refresh: () => void;
  subscribe: (onChange: () => void) => () => void;
}

/** Old ids are forgotten beyond this number, so that the stored lists stay short. */
const REMEMBERED = 50;

/**
 * Keeps what shows in step with route, time and storage.
 * @param slots of the ids shown and the ids closed
 * @param now milliseconds since the epoch
 */
export function createAnnouncementStore(
  settings: BarSettings,
  slots: {shown: Slot; dismissed: Slot},
  display: Display,
  now: () => number,
): AnnouncementStore {
  const listeners = new Set<() => void>();
  // Counts where storage is blocked, for as long as the page stays open.
  const closedHere: string[] = [];

  const stored = () => dismissedIds(slots.shown.get(), slots.dismissed.get());
  const write = (slot: Slot, ids: string[]) => {
    // Not spread: Docusaurus's Babel preset takes whatever is spread for an array.
    const value = Array.from(new Set(ids)).slice(-REMEMBERED).join(' ');
    if (value !== (slot.get() ?? '')) slot.set(value);
  };
  const show = (id: string | undefined) => {
    if (id === display.get()) return;
    display.set(id);
    listeners.forEach((notify) => notify());
  };
  /** An id that was not shown before is new, even if it was closed long ago. */
  const remember = (id: string) => {
    const shown = (slots.shown.get() ?? '').split(' ').filter((other) => other !== '');
    if (!shown.includes(id)) {
      // Before the id counts as shown, which would make an old dismissal count again.
      write(slots.dismissed, stored());
      write(slots.shown, [...shown, id]);
    }
  };
  const candidateOf = (id: string) => settings.candidates.find((candidate) => candidate.id === id);
  const isCloseable = (id: string) => candidateOf(id)?.closeable === true;
  const isOver = (id: string) => {
    const until = candidateOf(id)?.until;
    return until !== undefined && now() >= until;
  };

  return {
    current: display.get,
    follow(pathname) {
      const route = routeOf(settings.base, pathname);
      const dismissed = [...stored(), ...closedHere];
      const id = selectAnnouncement(settings.candidates, route, now(), dismissed);
      show(id);
      if (id !== undefined) remember(id);
    },
    close() {
      const id = display.get();
      if (id === undefined || !isCloseable(id)) return;
      closedHere.push(id);
      write(slots.dismissed, [...stored(), id]);
      show(undefined);
    },
    refresh() {
      const id = display.get();
      if (id === undefined) return;
      if (isOver(id) || (isCloseable(id) && stored().includes(id))) show(undefined);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}
