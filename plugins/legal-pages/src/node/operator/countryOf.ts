import {getCountries} from 'libphonenumber-js';

const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'pl', 'cs', 'da'];

/** Common names that `Intl` lacks. */
const OTHER_NAMES = new Map([
  ['bundesrepublik deutschland', 'DE'],
  ['federal republic of germany', 'DE'],
  ['brd', 'DE'],
  ['d', 'DE'],
  ['deu', 'DE'],
]);

/**
 * Returns the code of a country. Accepts the code, or the name in English, German or a language of Germany's neighbors.
 * @returns two letters (ISO 3166-1), or undefined for an unknown name
 */
function countryOf(name: string): string | undefined {
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

export function isGermany(country: string): boolean {
  return countryOf(country) === 'DE';
}
