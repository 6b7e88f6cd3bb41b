import {minify_sync as minify} from 'terser';
import {selectBeforePaint} from '../inline/selectBeforePaint';
import {dismissedIds} from '../selection/dismissedIds';
import {routeOf} from '../selection/routeOf';
import {selectAnnouncement} from '../selection/selectAnnouncement';

/**
 * The text of the inline script. It depends on this package's version alone, not on the site or page.
 * @throws Error when the script cannot be minified
 */
export function inlineScript(): string {
  const parts = [selectAnnouncement, routeOf, dismissedIds].map(String).join(',');
  const {code} = minify(`(${String(selectBeforePaint)})(${parts})`, {
    ecma: 2015,
    compress: {passes: 2},
    format: {ascii_only: true, inline_script: true},
  });
  if (!code) throw new Error('docusaurus-announcement-bar: the inline script is empty.');
  return code;
}
