import path from 'node:path';
import type {PluginOptions} from '../options';

/** Where a locale's analysed pages are kept, if they are to be kept. */
export function cacheFolder(
  siteDir: string,
  locale: string,
  {cacheDir}: Pick<PluginOptions, 'cacheDir'>,
): {cacheDir?: string} {
  return cacheDir === false ? {} : {cacheDir: path.resolve(siteDir, cacheDir, locale)};
}
