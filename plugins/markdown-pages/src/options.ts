import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {checkOptions} from '@screwbox/shared/options/checkOptions';
import {requireSingleInstance} from '@screwbox/shared/options/requireSingleInstance';

export interface PluginOptions {
  /** Plugin instance, set by Docusaurus. */
  id: string;
  /**
   * Globs of routes, without base URL and language, whose pages get no Markdown. `/docs/**` matches `/docs`
   * and everything below it. Default `['/search']`, the page that most search plugins add.
   */
  exclude: string[];
  /** Whether `llms.txt`, the table of contents for assistants, is written. Default true. */
  llmsTxt: boolean;
  /** Whether `llms-full.txt`, which has the text of all listed pages, is written. Default true. */
  llmsFullTxt: boolean;
  /** Whether docs and posts show the buttons that copy and open their Markdown. Default true. */
  buttons: boolean;
}

export type Options = Partial<Omit<PluginOptions, 'id'>>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'id'> = {
  exclude: ['/search'],
  llmsTxt: true,
  llmsFullTxt: true,
  buttons: true,
};

const schema = Joi.object<PluginOptions>({
  exclude: Joi.array()
    .items(
      Joi.string()
        .pattern(/^\//)
        .description('a glob of routes that begins with a slash, such as "/docs/internal/**"'),
    )
    .default(DEFAULT_OPTIONS.exclude),
  llmsTxt: Joi.boolean().default(DEFAULT_OPTIONS.llmsTxt),
  llmsFullTxt: Joi.boolean().default(DEFAULT_OPTIONS.llmsFullTxt),
  buttons: Joi.boolean().default(DEFAULT_OPTIONS.buttons),
});

/** @throws Error that names the plugin, the wrong value and the remedy */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  const checked = checkOptions('docusaurus-markdown-pages', schema, options, validate);
  return requireSingleInstance(
    'docusaurus-markdown-pages',
    checked,
    'Put the globs of all instances into the option "exclude" of one.',
  );
}
