import type {ThemeConfig} from '@docusaurus/types';

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
