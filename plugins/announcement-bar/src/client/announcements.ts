import {
  announcements as generatedAnnouncements,
  settings as generatedSettings,
} from '@generated/docusaurus-announcement-bar/default/announcements';
import type {BarSettings, RenderedAnnouncement} from '../announcement';

/** What the build wrote, in the order in which it is considered. */
export const announcements = generatedAnnouncements as RenderedAnnouncement[];
export const settings = generatedSettings as BarSettings;
