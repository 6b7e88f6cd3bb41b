import {joinLanguages} from '../../node/index/buildOptions';
import type {PluginOptions} from '../../options';

/** Generated file with the languages. The bundler's cache depends on it. */
export const LANGUAGES_FILE = 'languages.json';

/**
 * Languages whose analysis is bundled. Undefined if all are bundled, because other sites are also searched and
 * their languages are not known.
 */
export function bundledLanguages(
  {otherSites, language}: PluginOptions,
  locale: string,
): string | undefined {
  return otherSites.length > 0 ? undefined : joinLanguages(language ?? locale);
}
