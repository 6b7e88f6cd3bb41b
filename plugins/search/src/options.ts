import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {SINGLE_WORD} from './analysis/synonymLookup';
import {parseHotkey} from './client/settings/hotkey';
import {PLUGIN_NAME} from './client/settings/pluginName';
import {ignoredElements} from './extract/ignoredElements';
import {isLanguage} from './node/isLanguage';

/** A named part of the site that readers can search alone. */
export interface ContextOptions {
  /** What stands in the address of the search page: lower-case letters, digits and hyphens. */
  key: string;
  /** What readers see. */
  label: string;
  /** Paths, without the base URL, that the context begins with, such as `/docs`. */
  paths: string[];
}

export interface PluginOptions {
  /** Path of the search page, without the base URL. Default `/search/`. */
  searchPath: string;
  /** Parts of the site that can be searched alone. A page belongs to the first that fits. Default none. */
  contexts: ContextOptions[];
  /** Keys that lead to the search box; an empty list switches them off. Default `mod+k` and `/`. */
  hotkeys: string[];
  /** Keep the last five searches in the reader's browser and offer them again. Default true. */
  recentSearches: boolean;
  /** Most suggestions below the search box. Default 8. */
  suggestionLimit: number;
  /** Characters of text around a hit. Default 50. */
  excerptLength: number;
  /** Words that mean the same, as lists; other forms of them mean it, too. Default none. */
  synonyms: string[][];
  /**
   * Selectors of single elements whose text is not indexed, such as `.card`, beside
   * `[data-search-ignore]`. Default none.
   */
  ignore: string[];
  /** Most bytes the whole index may have, compressed; more fails the build. Default no limit. */
  maxBytes?: number;
  /** Language of the text, such as `de`: decides on stems and stop words. Default the locale that is built. */
  language?: string;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  searchPath: '/search/',
  contexts: [],
  hotkeys: ['mod+k', '/'],
  recentSearches: true,
  suggestionLimit: 8,
  excerptLength: 50,
  synonyms: [],
  ignore: [],
};

const knownOptions = (names: readonly string[]): Record<string, string> => ({
  'object.unknown': `{#label} is not known here; known are ${names.join(', ')}`,
});

/** What Joi says of numbers does not name their value. */
const NUMBERS = {
  'number.integer': '{#label} is {#value} but must be a whole number',
  'number.min': '{#label} is {#value} but must be at least {#limit}',
  'number.max': '{#label} is {#value} but must be at most {#limit}',
  'number.positive': '{#label} is {#value} but must be above 0',
};

const MOST_SUGGESTIONS = 20;
const EXCERPT_RANGE = {min: 20, max: 300};

/** A path of names, of which none is `.` or `..`. */
const BELOW_HOME = /^(?:\/(?!\.{1,2}(?:\/|$))[^/?#\s]+)+\/?$/;

const path = Joi.string()
  .pattern(/^\//)
  .messages({'string.pattern.base': '{#label} must begin with a slash, such as "/docs"'});

/** A text that a function accepts which throws for others. */
const accepted = (check: (value: string) => void) =>
  Joi.string()
    .custom((value: string) => {
      check(value);
      return value;
    })
    .messages({'any.custom': '{#label}: {#error.message}'});

const hotkey = accepted(parseHotkey);
const selector = accepted((value) => ignoredElements([value]));

const context = Joi.object<ContextOptions>({
  key: Joi.string()
    .pattern(/^[a-z0-9][a-z0-9-]*$/)
    .required()
    .messages({
      'string.pattern.base':
        '{#label} is "{#value}" but may have lower-case letters, digits and hyphens only, and no hyphen first',
    }),
  label: Joi.string().pattern(/\S/).required().messages({
    'string.pattern.base': '{#label} is "{#value}" but must be a text that readers see',
  }),
  paths: Joi.array().items(path).min(1).required(),
}).messages(knownOptions(['key', 'label', 'paths']));

const synonym = Joi.string()
  .pattern(SINGLE_WORD)
  .messages({'string.pattern.base': '{#label} must be a single word, not "{#value}"'});

export const optionsSchema = Joi.object<PluginOptions>({
  searchPath: Joi.string()
    .pattern(BELOW_HOME)
    .messages({
      'string.pattern.base':
        '{#label} is "{#value}" but must be a path below the home page, such as "/search/"',
    })
    .default(DEFAULT_OPTIONS.searchPath),
  contexts: Joi.array().items(context).unique('key').default(DEFAULT_OPTIONS.contexts).messages({
    'array.unique': '{#label} has the key "{#value.key}" of an earlier context; give it its own',
  }),
  hotkeys: Joi.array().items(hotkey).default(DEFAULT_OPTIONS.hotkeys),
  recentSearches: Joi.boolean().default(DEFAULT_OPTIONS.recentSearches),
  suggestionLimit: Joi.number()
    .integer()
    .min(1)
    .max(MOST_SUGGESTIONS)
    .default(DEFAULT_OPTIONS.suggestionLimit),
  excerptLength: Joi.number()
    .integer()
    .min(EXCERPT_RANGE.min)
    .max(EXCERPT_RANGE.max)
    .default(DEFAULT_OPTIONS.excerptLength),
  synonyms: Joi.array().items(Joi.array().items(synonym).min(2)).default(DEFAULT_OPTIONS.synonyms),
  ignore: Joi.array().items(selector).default(DEFAULT_OPTIONS.ignore),
  maxBytes: Joi.number().integer().positive(),
  language: Joi.string().custom((code: string, helpers) =>
    isLanguage(code)
      ? code
      : helpers.message({
          custom:
            '{#label} is "{#value}", which names no language; write its code, such as "de" or "pt-BR"',
        }),
  ),
}).messages({
  ...NUMBERS,
  ...knownOptions([...Object.keys(DEFAULT_OPTIONS), 'maxBytes', 'language']),
});

/**
 * Checks the plugin's options and fills in the defaults.
 *
 * @throws Error that names the plugin, the option, its value and what it may be
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  try {
    return validate(optionsSchema, options);
  } catch (error) {
    // Docusaurus does not say whose options they are.
    // eslint-disable-next-line preserve-caught-error -- Docusaurus prints causes whole, and Joi's repeats the message in its own form.
    throw new Error(`${PLUGIN_NAME}: ${(error as Error).message}`);
  }
}
