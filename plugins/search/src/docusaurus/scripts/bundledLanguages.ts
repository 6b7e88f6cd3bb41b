import {joinLanguages} from '../../node/index/buildOptions';
import type {PluginOptions} from '../../options';

/** Generated file with the languages. The bundler's cache depends on it. */
export const LANGUAGES_FILE = 'languages.json';

/**
 * Languages that the scripts analyze. Undefined for all, because the languages of other sites are not known.
 */
export function bundledLanguages(
  {otherSites, language}: PluginOptions,
  locale: string,
): string | undefined {
  return otherSites.length > 0 ? undefined : joinLanguages(language ?? locale);
}
