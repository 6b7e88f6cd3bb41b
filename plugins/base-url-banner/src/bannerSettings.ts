import type {BannerPages} from './options';

export const TEXT_KEYS = [
  'title',
  // Shown if the suggested base URL works.
  'wrong',
  'configured',
  'suggested',
  'remedy',
  // Shown before the name of a file if the base URL matches the address.
  'fits',
  // Shown before the name of a file, if no base URL can be suggested.
  'missing',
  'close',
  'partTitle',
  'partMissing',
  'reload',
] as const;

export type BannerTexts = Record<(typeof TEXT_KEYS)[number], string>;

export interface BannerSettings {
  /** Configured base URL without language, begins and ends with a slash. */
  base: string;
  home: string;
  pages: BannerPages;
  texts: BannerTexts;
}

/** Attribute of the script tag with the settings as JSON. */
export const SETTINGS_ATTRIBUTE = 'data-base-url-banner';
