const NORWEGIAN = ['nb', 'nn'];

/** Returns the code under which lunr-languages has the language of a locale: `de` for `de-CH`, `no` for `nb`. */
export function stemmerCode(locale: string): string {
  const code = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return NORWEGIAN.includes(code) ? 'no' : code;
}
