import {inlineScript as scriptOf} from '@screwbox/shared/scripts/inlineScript';
import {selectBeforePaint} from '../inline/selectBeforePaint';
import {dismissedIds, routeOf, selectAnnouncement} from '../selectAnnouncement';

/**
 * The text of the inline script. It depends on this package's version alone, not on the site or page.
 * @throws Error when the script cannot be minified
 */
export function inlineScript(): string {
  return scriptOf(selectBeforePaint, selectAnnouncement, routeOf, dismissedIds);
}
