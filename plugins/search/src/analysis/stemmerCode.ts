/** Both written forms of Norwegian, which share one stemmer and one list of stop words. */
const NORWEGIAN = ['nb', 'nn'];

/** The code under which lunr-languages has the language of a locale such as `de-CH` or `nb`. */
export function stemmerCode(locale: string): string {
  const code = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return NORWEGIAN.includes(code) ? 'no' : code;
}
