import type {ComponentType} from 'react';

/** A pair of CSS colours: hexadecimal, `rgb()`, `hsl()` or a name; opaque. */
export interface ColorPair {
  background: string;
  text: string;
}

/** Colours for each theme. */
export interface ThemeColors {
  light: ColorPair;
  dark: ColorPair;
}

/** What decides in the browser whether an announcement shows. */
export interface Candidate {
  id: string;
  /** First moment it shows, in milliseconds since the epoch; absent: from the beginning. */
  from?: number;
  /** First moment it no longer shows, in milliseconds since the epoch; absent: without end. */
  until?: number;
  /** Sources of regular expressions, one of which the decoded route matches. */
  routes: string[];
  /** Sources of regular expressions, none of which the decoded route matches. */
  excluded: string[];
  /** Whether readers may close it; if not, earlier dismissals do not count. */
  closeable: boolean;
}

/** What the inline script and the client know. */
export interface BarSettings {
  /** Base URL of the site, begins and ends with a slash. */
  base: string;
  /** Property of `window` that holds what readers closed. */
  storage: string;
  idKey: string;
  dismissKey: string;
  /** In the order in which they are considered. */
  candidates: Candidate[];
}

/** An announcement as the theme renders it. */
export interface RenderedAnnouncement {
  id: string;
  Content: ComponentType;
}

/** Storage key of the ids that were shown, separated by spaces; the site's namespace is appended. */
export const ID_KEY = 'docusaurus.announcement.id';
/** Storage key of the ids that were closed, separated by spaces; the site's namespace is appended. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** Attribute of the inline script's tag that holds the settings as JSON. */
export const SETTINGS_ATTRIBUTE = 'data-announcements';
