import type {BannerPages} from './options';

/** Texts of the banner and the notice in the language of the page. */
export interface BannerTexts {
  title: string;
  /** Shown if the suggested base URL works. */
  wrong: string;
  /** Label before the configured base URL. */
  configured: string;
  /** Label before the suggested base URL. */
  suggested: string;
  remedy: string;
  /** Shown before the name of a file, if the base URL matches the address. */
  fits: string;
  /** Shown before the name of a file, if no base URL can be suggested. */
  missing: string;
  /** Label of the button that closes the banner or the notice. */
  close: string;
  /** Title of the notice that scripts of the page are missing. */
  partTitle: string;
  /** Text of that notice. */
  partMissing: string;
  /** Label of its reload button. */
  reload: string;
}

/** Settings in an attribute of the inline script's tag, so that the script is the same on every page. */
export interface BannerSettings {
  /** Configured base URL without language, begins and ends with a slash. */
  base: string;
  /** Path of the home page in the language of the page. */
  home: string;
  pages: BannerPages;
  texts: BannerTexts;
}

/** Attribute of the script tag that holds the settings as JSON. */
export const SETTINGS_ATTRIBUTE = 'data-base-url-banner';
