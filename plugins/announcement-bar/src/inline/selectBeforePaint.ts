import type {BarSettings} from '../announcement';
import type {
  dismissedIds as DismissedIds,
  routeOf as RouteOf,
  selectAnnouncement as SelectAnnouncement,
} from '../selectAnnouncement';

/**
 * Selects the announcement before the first paint and sets it as an attribute of `<html>`.
 *
 * The inline script contains the text of this function, so it uses nothing outside itself and no syntax newer
 * than ES2015. The script is the same on every page and site, because an attribute of its tag has the settings.
 */
export function selectBeforePaint(
  selectAnnouncement: typeof SelectAnnouncement,
  routeOf: typeof RouteOf,
  dismissedIds: typeof DismissedIds,
): void {
  const tag = document.currentScript;
  if (!tag) return;
  const settings = JSON.parse(tag.getAttribute('data-announcements') as string) as BarSettings;
  let dismissed: string[] = [];
  try {
    const storage = (window as unknown as Record<string, Storage>)[settings.storage] as Storage;
    dismissed = dismissedIds(storage.getItem(settings.idKey), storage.getItem(settings.dismissKey));
  } catch (error) {
    // Without storage, nothing was dismissed. The client warns once.
    void error;
  }
  const route = routeOf(settings.base, location.pathname);
  const id = selectAnnouncement(settings.candidates, route, Date.now(), dismissed);
  if (id) document.documentElement.setAttribute('data-announcement', id);
}
