import type {BarSettings} from '../announcement';
import {dismissedIds, routeOf, selectAnnouncement} from '../selectAnnouncement';

export interface Slot {
  get: () => string | null;
  set: (value: string) => void;
}

export interface Display {
  get: () => string | undefined;
  set: (id: string | undefined) => void;
}

export interface AnnouncementStore {
  current: () => string | undefined;
  follow: (pathname: string) => void;
  /**
   * Closes the visible announcement if it can be closed. No other announcement shows until the reader navigates.
   */
  close: () => void;
  /** Hides the visible announcement if it has expired or another tab closed it. */
  refresh: () => void;
  subscribe: (onChange: () => void) => () => void;
}

const REMEMBERED = 50;
/** Maximum delay of a timer, in milliseconds. Timers stop while a computer sleeps, so long ones would fire too late. */
const LONGEST_WAIT = 60_000;

export function createAnnouncementStore(
  settings: BarSettings,
  slots: {shown: Slot; dismissed: Slot},
  display: Display,
  now: () => number,
): AnnouncementStore {
  const listeners = new Set<() => void>();
  // Keeps dismissals in memory until the site is loaded again, in case storage is blocked.
  const closedHere: string[] = [];

  const stored = () => dismissedIds(slots.shown.get(), slots.dismissed.get());
  const write = (slot: Slot, ids: string[]) => {
    // `Array.from` because Docusaurus's Babel preset compiles spreads as if every value were an array.
    const value = Array.from(new Set(ids)).slice(-REMEMBERED).join(' ');
    if (value !== (slot.get() ?? '')) slot.set(value);
  };
  const show = (id: string | undefined) => {
    if (id === display.get()) return;
    display.set(id);
    listeners.forEach((notify) => notify());
  };
  /** Lists an announcement as shown. One that is not listed is new, even if its id was dismissed long ago. */
  const remember = (id: string) => {
    const shown = (slots.shown.get() ?? '').split(' ').filter((other) => other !== '');
    if (!shown.includes(id)) {
      // Remove an old dismissal of this id first. It would count again as soon as the id is listed as shown.
      write(slots.dismissed, stored());
      write(slots.shown, [...shown, id]);
    }
  };
  const candidateOf = (id: string) => settings.candidates.find((candidate) => candidate.id === id);
  const isCloseable = (id: string) => candidateOf(id)?.closeable === true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const awaitEnd = () => {
    clearTimeout(timer);
    const until = candidateOf(display.get() ?? '')?.until;
    if (until !== undefined) timer = setTimeout(refresh, Math.min(until - now(), LONGEST_WAIT));
  };
  const refresh = () => {
    const id = display.get();
    if (id === undefined) return;
    const isOver = now() >= (candidateOf(id)?.until ?? Infinity);
    if (isOver || (isCloseable(id) && stored().includes(id))) show(undefined);
    awaitEnd();
  };

  return {
    current: display.get,
    follow(pathname) {
      const route = routeOf(settings.base, pathname);
      const dismissed = [...stored(), ...closedHere];
      const id = selectAnnouncement(settings.candidates, route, now(), dismissed);
      show(id);
      if (id !== undefined) remember(id);
      awaitEnd();
    },
    close() {
      const id = display.get();
      if (id === undefined || !isCloseable(id)) return;
      closedHere.push(id);
      write(slots.dismissed, [...stored(), id]);
      show(undefined);
      awaitEnd();
    },
    refresh,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}
