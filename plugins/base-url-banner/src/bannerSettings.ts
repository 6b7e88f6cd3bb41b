import type {BannerPages} from './options';

/** Texts of the banner and the notice in the language of the page. */
export interface BannerTexts {
  title: string;
  /** Said when the suggested base URL answers. */
  wrong: string;
  /** Label before the configured base URL. */
  configured: string;
  /** Label before the suggested base URL. */
  suggested: string;
  remedy: string;
  /** Said before the name of a file, when the base URL fits the address. */
  fits: string;
  /** Said before the name of a file, when nothing is known about the base URL. */
  missing: string;
  /** Label of the button that closes the banner or the notice. */
  close: string;
  /** Title of the notice that scripts of the page are missing. */
  partTitle: string;
  /** Said in that notice. */
  partMissing: string;
  /** Label of its button that loads the page again. */
  reload: string;
}

/** What the inline script reads from its own tag, so that its text is the same on every page. */
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
