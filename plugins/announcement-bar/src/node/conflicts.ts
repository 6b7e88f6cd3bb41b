import type {ThemeConfig} from '@docusaurus/types';
import {realpathSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';

/**
 * Rejects the theme's own bar, because it writes the same storage keys in another format.
 * @throws Error if `themeConfig.announcementBar` is set
 */
export function rejectThemeBar(themeConfig: ThemeConfig): void {
  if (themeConfig.announcementBar)
    throw new Error(
      'docusaurus-announcement-bar: themeConfig.announcementBar is also set. Remove it, and put its content and id into the "announcements" option or a file.',
    );
}

/** Alias that resolves to the bar of the last theme that has one, even if the site has swizzled the component. */
const BAR = '@theme-original/AnnouncementBar';

/**
 * Warns if the bar of another theme replaces the bar of this plugin. Components of `themes` in the configuration
 * take precedence over those of `plugins`.
 */
export function warnOfOtherBar(aliases: object | undefined, packageDir: string): void {
  const file: unknown = aliases && Reflect.get(aliases, BAR);
  if (typeof file !== 'string' || realpathSync(file).startsWith(packageDir + path.sep)) return;
  logger.warn(
    `docusaurus-announcement-bar: no announcement is shown, because the bar of the site is ${path.relative('', file)}. ` +
      'Move this plugin from "plugins" to the end of "themes".',
  );
}
