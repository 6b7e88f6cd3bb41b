import type {ComponentType} from 'react';

/** A pair of opaque CSS colors: hexadecimal, `rgb()`, `hsl()` or a name. */
export interface ColorPair {
  background: string;
  text: string;
}

export interface ThemeColors {
  light: ColorPair;
  dark: ColorPair;
}

export interface Candidate {
  id: string;
  /** Time at which the announcement starts to show, in milliseconds since the epoch. Default: no limit. */
  from?: number;
  /** Time at which the announcement expires, in milliseconds since the epoch. Default: never. */
  until?: number;
  /** Sources of regular expressions. The decoded route must match at least one of them. */
  routes: string[];
  /** Sources of regular expressions. The decoded route must match none of them. */
  excluded: string[];
  /** Whether readers can close the announcement. If not, stored dismissals are ignored. */
  closeable: boolean;
}

export interface BarSettings {
  /** Base URL of the site, begins and ends with a slash. */
  base: string;
  /** Property of `window` that stores dismissals, such as `localStorage`. */
  storage: string;
  idKey: string;
  dismissKey: string;
  candidates: Candidate[];
}

export interface RenderedAnnouncement {
  id: string;
  Content: ComponentType;
}

/** Storage key of the ids that were shown, separated by spaces; the site's namespace is appended. */
export const ID_KEY = 'docusaurus.announcement.id';
/** Storage key of the ids that were closed, separated by spaces; the site's namespace is appended. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** Attribute of the inline script's tag with the settings as JSON. */
export const SETTINGS_ATTRIBUTE = 'data-announcements';
