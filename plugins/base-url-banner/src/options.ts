import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Where the banner may appear. */
export type BannerPages = 'home' | 'all';

export interface PluginOptions {
  /** Plugin instance, set by Docusaurus. */
  id: string;
  /**
   * Where the banner may appear: `home` only on the home page of each language, `all` on every page.
   * Default `home`: an operator looks there first, and readers of deep pages are left alone.
   */
  pages: BannerPages;
  /**
   * File below the build folder that receives the source expression for `script-src`
   * (`'sha256-…'`, one line), or `false` for none. Default `false`.
   */
  hashFile: string | false;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'id'> = {pages: 'home', hashFile: false};

const PLUGIN = 'docusaurus-base-url-banner';

const schema = Joi.object<PluginOptions>({
  pages: Joi.string().valid('home', 'all').default(DEFAULT_OPTIONS.pages).messages({
    '*': `"pages" is {#value}, which is not known. Write 'home' (the home page only) or 'all' (every page).`,
  }),
  hashFile: Joi.alternatives(
    Joi.valid(false),
    Joi.string()
      .min(1)
      .pattern(/^(?!\/)(?!.*\.\.)/),
  )
    .default(DEFAULT_OPTIONS.hashFile)
    .messages({
      '*': `"hashFile" is {#value}. Write false or a path below the build folder, for example 'base-url-banner.csp.txt'.`,
    }),
}).messages({
  'object.unknown': '{#label} is not an option. The options are "pages" and "hashFile".',
});

/** @throws Error that names the plugin, the bad value and the remedy */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  try {
    return validate(schema, options);
  } catch (error) {
    // Docusaurus does not say whose options they are.
    // eslint-disable-next-line preserve-caught-error -- Docusaurus prints causes whole, and Joi's repeats the message in its own form.
    throw new Error(`${PLUGIN}: ${(error as Error).message}`);
  }
}
