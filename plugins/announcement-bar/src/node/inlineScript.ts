import {inlineScript as scriptOf} from '@screwbox/shared/scripts/inlineScript';
import {selectBeforePaint} from '../inline/selectBeforePaint';
import {dismissedIds, routeOf, selectAnnouncement} from '../selectAnnouncement';

/**
 * Text of the inline script. It depends only on the version of this package.
 * @throws Error if the script cannot be minified
 */
export function inlineScript(): string {
  return scriptOf(selectBeforePaint, selectAnnouncement, routeOf, dismissedIds);
}
