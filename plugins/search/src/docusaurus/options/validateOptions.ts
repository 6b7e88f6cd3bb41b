import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {checkOptions} from '@screwbox/shared/options/checkOptions';
import {requireSingleInstance} from '@screwbox/shared/options/requireSingleInstance';
import {isLanguage, SINGLE_WORD} from '../../node/index/buildOptions';
import {ignoredElements} from '../../node/extract/page/ignoredElements';
import {
  type ContextOptions,
  DEFAULT_OPTIONS,
  type FurtherSearch,
  type OtherSite,
  type Options,
  type PluginOptions,
} from '../../options';
import {parseHotkey} from '../../browser/hotkey';
import {PLUGIN_NAME} from '../../names';
import {refuseOptionsOfOtherSearches} from './optionsOfOtherSearches';

const MOST_SUGGESTIONS = 20;
const EXCERPT_RANGE = {min: 20, max: 300};

const BELOW_HOME = /^(?:\/(?!\.{1,2}(?:\/|$))[^/?#\s]+)+\/?$/;

const path = Joi.string()
  .pattern(/^\//)
  .description('a path that begins with a slash, such as "/docs"');

const accepted = (check: (value: string) => void) =>
  Joi.string().custom((value: string) => {
    check(value);
    return value;
  });

const hotkey = Joi.string()
  .custom((value: string, helpers) => {
    try {
      parseHotkey(value);
      return value;
    } catch (error) {
      return helpers.message(
        {custom: '{#label}: {#why}'},
        {why: error instanceof Error ? error.message : String(error)},
      );
    }
  })
  .description('a key, with mod, shift or alt before it, such as "mod+k" or "/"');
const selector = accepted((value) => ignoredElements([value])).description(
  'a CSS selector of elements, such as ".card" or "main > div.actions"',
);

const listOf = (items: Joi.Schema, least: number, description: string) =>
  Joi.array().items(items).min(least).description(description);

const context = Joi.object<ContextOptions>({
  key: Joi.string()
    .pattern(/^[a-z0-9][a-z0-9-]*$/)
    .required()
    .description(
      'a name of lower-case letters, digits and hyphens that does not start with a hyphen',
    ),
  label: Joi.string().pattern(/\S/).required().description('text that readers see'),
  paths: listOf(path, 1, 'a list of paths, such as ["/docs"]'),
  boost: Joi.number().positive().description('a positive number, such as 0.8'),
});

const furtherSearch = Joi.object<FurtherSearch>({
  label: Joi.string().pattern(/\S/).required().description('text that readers see'),
  url: Joi.string()
    .pattern(/^https?:\/\/.*\{query\}/)
    .required()
    .description('an address with {query} in it, such as "https://forum.example/search?q={query}"'),
});

const otherSite = Joi.object<OtherSite>({
  label: Joi.string().pattern(/\S/).required().description('text that readers see'),
  url: Joi.string()
    .pattern(/^(?:https:\/\/[^\s/?#]|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s?#]*$/)
    .required()
    .description('the address of the other site\'s home page, such as "https://docs.example.com/"'),
});

const language = Joi.string()
  .custom((code: string, helpers) => (isLanguage(code) ? code : helpers.error('any.invalid')))
  .description('the code of a language, such as "de" or "pt-BR"');

const GLOB = 'a glob that begins with a slash, such as "/docs/old/**"';

const synonym = Joi.string().pattern(SINGLE_WORD).description('a single word');

export const optionsSchema = Joi.object<PluginOptions>({
  searchPath: Joi.string()
    .pattern(BELOW_HOME)
    .description('a path below the home page, such as "/search/"')
    .default(DEFAULT_OPTIONS.searchPath),
  contexts: Joi.array().items(context).unique('key').default(DEFAULT_OPTIONS.contexts).messages({
    'array.unique': '{#label} has the key "{#value.key}" of an earlier context; give it its own',
  }),
  hideWithoutContext: Joi.boolean().default(DEFAULT_OPTIONS.hideWithoutContext),
  preferOwnContext: Joi.boolean().default(DEFAULT_OPTIONS.preferOwnContext),
  exclude: Joi.array()
    .items(Joi.string().pattern(/^\//).description(GLOB))
    .default(DEFAULT_OPTIONS.exclude),
  furtherSearches: Joi.array().items(furtherSearch).default(DEFAULT_OPTIONS.furtherSearches),
  otherSites: Joi.array()
    .items(otherSite)
    .unique('url')
    .default(DEFAULT_OPTIONS.otherSites)
    .messages({
      'array.unique': '{#label} has the url "{#value.url}" of an earlier site; remove one',
    }),
  openSearch: Joi.boolean().default(DEFAULT_OPTIONS.openSearch),
  reportMissed: Joi.string()
    .pattern(/^(https:\/\/[^\s/]|http:\/\/(localhost|127\.0\.0\.1)[:/]|\/(?!\/))\S*$/)
    .description(
      'an address such as "https://forms.example/missed", or a path of your own host such as "/api/missed"',
    ),
  hotkeys: Joi.array().items(hotkey).default(DEFAULT_OPTIONS.hotkeys),
  recentSearches: Joi.boolean().default(DEFAULT_OPTIONS.recentSearches),
  suggestionLimit: Joi.number()
    .integer()
    .min(1)
    .max(MOST_SUGGESTIONS)
    .description(`a whole number from 1 to ${MOST_SUGGESTIONS}`)
    .default(DEFAULT_OPTIONS.suggestionLimit),
  excerptLength: Joi.number()
    .integer()
    .min(EXCERPT_RANGE.min)
    .max(EXCERPT_RANGE.max)
    .description(`a whole number from ${EXCERPT_RANGE.min} to ${EXCERPT_RANGE.max}`)
    .default(DEFAULT_OPTIONS.excerptLength),
  synonyms: Joi.array()
    .items(listOf(synonym, 2, 'a list of two or more words'))
    .default(DEFAULT_OPTIONS.synonyms),
  ignore: Joi.array().items(selector).default(DEFAULT_OPTIONS.ignore),
  documents: Joi.array()
    .items(Joi.string())
    .default(DEFAULT_OPTIONS.documents)
    .description('a list of modules and JSON files, such as ["./api.json"]'),
  maxBytes: Joi.number().integer().positive().description('a positive whole number'),
  language: Joi.alternatives(language, Joi.array().items(language).min(1)).description(
    'the code of a language, such as "de" or "pt-BR", or a list of codes',
  ),
});

/**
 * Checks the plugin's options and fills in the defaults.
 *
 * @throws Error that names the plugin, the option, its value and the valid values
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  refuseOptionsOfOtherSearches(options ?? {});
  const checked = checkOptions(PLUGIN_NAME, optionsSchema, options, validate);
  return requireSingleInstance(
    PLUGIN_NAME,
    checked,
    'One instance searches all docs plugins and versions, the blog and pages. To search parts of the site alone, use the option "contexts".',
  );
}
