import type {ThemeConfig} from '@docusaurus/types';
import {realpathSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';

/**
 * The theme's own announcement and this plugin would write the same storage keys in different forms.
 * @throws Error when the theme's own announcement is configured
 */
export function rejectThemeBar(themeConfig: ThemeConfig): void {
  if (themeConfig.announcementBar)
    throw new Error(
      'docusaurus-announcement-bar: themeConfig.announcementBar is set too. Remove it, and put its content and id into the "announcements" option or a file.',
    );
}

/** The bar of the last theme that has one; a site's own component may stand before it. */
const BAR = '@theme-original/AnnouncementBar';

/**
 * Warns of a bar that takes the place of ours: themes count after plugins, so that of a theme which a
 * site names itself does, and shows nothing.
 *
 * @param aliases what the bundler takes modules for, by their names
 * @param packageDir folder of this package, without links
 */
export function warnOfOtherBar(aliases: object | undefined, packageDir: string): void {
  const file: unknown = aliases && Reflect.get(aliases, BAR);
  if (typeof file !== 'string' || realpathSync(file).startsWith(packageDir + path.sep)) return;
  logger.warn(
    `docusaurus-announcement-bar: no announcement is shown, for the bar of the site is ${path.relative('', file)}. ` +
      'Move this plugin from "plugins" to the end of "themes".',
  );
}
