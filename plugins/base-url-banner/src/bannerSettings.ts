import type {BannerPages} from './options';

export interface BannerTexts {
  title: string;
  /** Shown if the suggested base URL works. */
  wrong: string;
  configured: string;
  suggested: string;
  remedy: string;
  /** Shown before the name of a file if the base URL matches the address. */
  fits: string;
  /** Shown before the name of a file, if no base URL can be suggested. */
  missing: string;
  close: string;
  partTitle: string;
  partMissing: string;
  reload: string;
}

export interface BannerSettings {
  /** Configured base URL without language, begins and ends with a slash. */
  base: string;
  home: string;
  pages: BannerPages;
  texts: BannerTexts;
}

/** Attribute of the script tag with the settings as JSON. */
export const SETTINGS_ATTRIBUTE = 'data-base-url-banner';
