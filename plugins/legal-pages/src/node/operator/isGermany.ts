const GERMANY =
  /^((bundesrepublik\s+)?deutschland|(federal\s+republic\s+of\s+)?germany|deu?|d|brd)$/i;

/** Whether a country is Germany, in the ways to write it in German and in English. */
export function isGermany(country: string): boolean {
  return GERMANY.test(country.trim());
}
