import {Joi} from '@docusaurus/utils-validation';
import {checkOptions} from '@screwbox/shared/options/checkOptions';
import {requireSingleInstance} from '@screwbox/shared/options/requireSingleInstance';
import type {OptionValidationContext} from '@docusaurus/types';

export type BannerPages = 'home' | 'all';

export interface PluginOptions {
  id: string;
  /**
   * Pages that can show the banner: `home` is the home page of each language, `all` is every page. Default `home`:
   * operators look there first, and readers of deep pages are not disturbed.
   */
  pages: BannerPages;
  /**
   * Whether a page reloads once if one of its own scripts does not load, and shows a notice if that does not
   * help. Applies to every page, independent of `pages`. Default `false`.
   */
  recover: boolean;
  /**
   * File below the build folder that receives the source expression for `script-src`
   * (`'sha256-…'`, one line), or `false` for none. Default `false`.
   */
  hashFile: string | false;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'id'> = {
  pages: 'home',
  recover: false,
  hashFile: false,
};

const schema = Joi.object<PluginOptions>({
  pages: Joi.string().valid('home', 'all').default(DEFAULT_OPTIONS.pages),
  recover: Joi.boolean().default(DEFAULT_OPTIONS.recover),
  hashFile: Joi.alternatives(
    Joi.valid(false),
    Joi.string()
      .min(1)
      .pattern(/^(?!\/)(?!.*\.\.)/),
  )
    .default(DEFAULT_OPTIONS.hashFile)
    .description('false or a path below the build folder, such as "base-url-banner.csp.txt"'),
});

/** @throws Error that names the plugin, the wrong value and the remedy */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  const checked = checkOptions('docusaurus-base-url-banner', schema, options, validate);
  return requireSingleInstance(
    'docusaurus-base-url-banner',
    checked,
    'The option "pages" decides on which pages the banner shows.',
  );
}
