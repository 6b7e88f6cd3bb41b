import {Joi} from '@docusaurus/utils-validation';
import {checkOptions} from '@screwbox/shared/options/checkOptions';
import {requireSingleInstance} from '@screwbox/shared/options/requireSingleInstance';
import type {OptionValidationContext} from '@docusaurus/types';
import type {DisclaimerFacts} from './node/documents/disclaimer';
import {hostOrName, https, storageKey, text, thirdParty} from './node/facts/factSchemas';
import type {Host, KnownHostName, ThirdParty} from './node/facts/recipients';
import type {StorageKey} from './node/facts/StorageKey';
import {requiredByEnvironment} from './node/requiredByEnvironment';

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript parses 30 February as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Paths of the pages below the base URL. */
export interface Routes {
  /** Default `/impressum`. */
  imprint: string;
  /** Default `/datenschutzhinweis`. */
  privacy: string;
  /** Default `/disclaimer`. */
  disclaimer: string;
}

export interface PluginOptions {
  id: string;
  /**
   * File with the operator record, relative to the site. Keep it out of version control. Environment variables take
   * precedence. Default `legal.operator.json`.
   */
  operatorFile: string;
  /**
   * Whether the pages must be ready for publishing. If so, every problem fails the build, and all are listed
   * at once. Default: whether the environment variable `LEGAL_REQUIRED` is `1` or `true`. It can also be `0`,
   * `false`, empty or unset.
   */
  required: boolean;
  routes: Routes;
  /** Hosts of the site: names of known hosts, or facts about other hosts. Default none. */
  hosts: (KnownHostName | Host)[];
  /** Third-party services that pages connect to. Default none. */
  thirdParties: ThirdParty[];
  /** Keys that the site and its plugins write in the browser, except those of Docusaurus itself. Default none. */
  storage: StorageKey[];
  /** Whether the notice mentions a search in the browser. Default false. */
  localSearch: boolean;
  /** Facts for the English disclaimer, or false for none. Default `{}`. */
  disclaimer: DisclaimerFacts | false;
  /**
   * Fields of the record, or paths in the options, whose values are correct although the build rejects or doubts
   * them, such as `['name']` for the TODO GmbH. Default none.
   */
  confirmed: string[];
  /** Date of the texts, `YYYY-MM-DD`. Default: none is shown. */
  updated: string;
  /**
   * Whether finished pages have `noindex`, so that search engines leave them out. Drafts always have it. Default false.
   */
  noIndex: boolean;
  /**
   * Reaction to a built page without a link to the legal notice or the privacy notice, or one that loads from an
   * undeclared origin. Default `warn`, or `throw` if `required`.
   */
  onPageProblems: 'ignore' | 'log' | 'warn' | 'throw';
}

export type Options = Partial<Omit<PluginOptions, 'routes'>> & {routes?: Partial<Routes>};

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'id' | 'required' | 'onPageProblems'> = {
  operatorFile: 'legal.operator.json',
  routes: {
    imprint: '/impressum',
    privacy: '/datenschutzhinweis',
    disclaimer: '/disclaimer',
  },
  hosts: [],
  thirdParties: [],
  storage: [],
  localSearch: false,
  disclaimer: {},
  confirmed: [],
  updated: '',
  noIndex: false,
};

const license = Joi.object({name: text.required(), url: https.required()});

const route = (fallback: string) =>
  Joi.string()
    .pattern(/^\/[^?#\s]+$/)
    .default(fallback)
    .description('a path that begins with a slash, such as "/impressum"');

const schema = Joi.object<PluginOptions>({
  operatorFile: text.default(DEFAULT_OPTIONS.operatorFile),
  required: Joi.boolean()
    .default(() => requiredByEnvironment(process.env))
    .messages({'any.default': '{{#error.message}}'}),
  routes: Joi.object({
    imprint: route(DEFAULT_OPTIONS.routes.imprint),
    privacy: route(DEFAULT_OPTIONS.routes.privacy),
    disclaimer: route(DEFAULT_OPTIONS.routes.disclaimer),
  })
    .custom((routes: Routes, helpers) => {
      const paths = Object.values(routes).map((path: string) => path.replace(/\/+$/, ''));
      const twice = paths.find((path, place) => paths.indexOf(path) !== place);
      if (twice === undefined) return routes;
      return helpers.message({
        custom: `{{#label}} names "${twice}" for two pages; give each its own path`,
      });
    })
    .default(DEFAULT_OPTIONS.routes),
  hosts: Joi.array().items(hostOrName).default(DEFAULT_OPTIONS.hosts),
  thirdParties: Joi.array().items(thirdParty).default(DEFAULT_OPTIONS.thirdParties),
  storage: Joi.array().items(storageKey).default(DEFAULT_OPTIONS.storage),
  localSearch: Joi.boolean().default(DEFAULT_OPTIONS.localSearch),
  disclaimer: Joi.alternatives()
    .conditional(Joi.boolean(), {
      then: Joi.valid(false),
      otherwise: Joi.object({
        project: text,
        license,
        contentLicense: license,
        reportUrl: https,
        trademarks: Joi.array().items(Joi.object({name: text.required(), owner: text.required()})),
      }),
    })
    .default(DEFAULT_OPTIONS.disclaimer),
  confirmed: Joi.array().items(text).default(DEFAULT_OPTIONS.confirmed),
  updated: Joi.string()
    .allow('')
    .custom((value: string, helpers) =>
      isCalendarDate(value) ? value : helpers.error('any.invalid'),
    )
    .description('a date of the calendar, such as "2026-01-31"')
    .default(DEFAULT_OPTIONS.updated),
  noIndex: Joi.boolean().default(DEFAULT_OPTIONS.noIndex),
  onPageProblems: Joi.string()
    .valid('ignore', 'log', 'warn', 'throw')
    .default((parent: PluginOptions) => (parent.required ? 'throw' : 'warn')),
});

/**
 * Checks the options and fills in the defaults.
 *
 * @throws Error that names the plugin, each wrong option and the allowed values
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  const checked = checkOptions('docusaurus-legal-pages', schema, options, validate);
  return requireSingleInstance(
    'docusaurus-legal-pages',
    checked,
    'Put the facts of all instances into one. The pages have the paths in "routes".',
  );
}
