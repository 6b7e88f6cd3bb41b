import {getCountries} from 'libphonenumber-js';

/** Languages in which operators write the country of their address. */
const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'pl', 'cs', 'da'];

/** What people write and the names of `Intl` leave out. */
const OTHER_NAMES = new Map([
  ['bundesrepublik deutschland', 'DE'],
  ['federal republic of germany', 'DE'],
  ['brd', 'DE'],
  ['d', 'DE'],
  ['deu', 'DE'],
]);

/**
 * The code of a country by its name in one of the languages around Germany, or by the code itself.
 * @returns two letters (ISO 3166-1), or undefined for a name that is not known
 */
export function countryOf(name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  const other = OTHER_NAMES.get(wanted);
  if (other) return other;
  const byLanguage = LANGUAGES.map((language) => new Intl.DisplayNames(language, {type: 'region'}));
  return getCountries().find(
    (code) =>
      code.toLowerCase() === wanted ||
      byLanguage.some((names) => names.of(code)?.toLowerCase() === wanted),
  );
}

/** Whether a country is Germany, however it is written. */
export function isGermany(country: string): boolean {
  return countryOf(country) === 'DE';
}
