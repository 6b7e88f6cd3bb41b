const NAMES = new Intl.DisplayNames('en', {type: 'language', fallback: 'none'});

/**
 * Whether a text is the code of a language that has a name, such as `de`, `pt-BR` or `pt_BR`.
 * @see https://www.rfc-editor.org/rfc/rfc5646 (BCP 47)
 */
export function isLanguage(code: string): boolean {
  try {
    const {language} = new Intl.Locale(code.replaceAll('_', '-'));
    return NAMES.of(language) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
