import {checkOptions} from '@screwbox/shared/options/checkOptions';
import Joi from 'joi';
import {DEFAULT_DIRECTIVES, type Directives} from './policy/directives';
import {scriptSources, sources, styleSources} from './policy/sources';

/** Host file: `_headers`, or a snippet for nginx. */
export type HostFile = 'headers' | 'nginx';

/** @see https://www.w3.org/TR/referrer-policy/#referrer-policies */
const REFERRER_POLICIES = [
  'no-referrer',
  'no-referrer-when-downgrade',
  'origin',
  'origin-when-cross-origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
];

export interface Options {
  /** Base URL of the site. It begins and ends with a slash. Default `/`. */
  baseUrl?: string;
  /** Sources by directive. Each replaces the default of its directive. Default `{}`. */
  directives?: Directives;
  /** Maximum size of the policy of a page, in bytes. Default 2048. */
  maxBytes?: number;
  /**
   * Globs of files with a hash of their content in the name. Default: the folders in `assets/` of each language in
   * which every file name has a hash.
   */
  immutable?: readonly string[];
  /** Globs of pages without a policy, such as demos with scripts in attributes. Default `[]`. */
  exclude?: readonly string[];
  /** Sites that may frame the pages. Default `["'none'"]`. */
  frameAncestors?: readonly string[];
  /** Default `strict-origin-when-cross-origin`. */
  referrerPolicy?: string;
  /** Host files to write into the build folder. Default both. */
  hostFiles?: readonly HostFile[];
}

type Resolved = Required<Omit<Options, 'immutable'>> & Pick<Options, 'immutable'>;

export const DEFAULT_OPTIONS: Resolved = {
  baseUrl: '/',
  directives: {},
  maxBytes: 2048,
  exclude: [],
  frameAncestors: ["'none'"],
  referrerPolicy: 'strict-origin-when-cross-origin',
  hostFiles: ['headers', 'nginx'],
};

const globs = Joi.array().items(Joi.string()).description('a list of globs, such as ["demos/**"]');

const SOURCES: Record<string, Joi.ArraySchema> = {
  'default-src': scriptSources,
  'script-src': scriptSources,
  'style-src': styleSources,
};

const directives = Joi.object<Directives>(
  Object.fromEntries(
    Object.keys(DEFAULT_DIRECTIVES).map((name) => [name, SOURCES[name] ?? sources]),
  ),
);

const schema = Joi.object<Resolved>({
  baseUrl: Joi.string()
    .pattern(/^\/([^\s?#]*\/)?$/)
    .description('a path that begins and ends with a slash, such as "/" or "/docs/"'),
  directives,
  maxBytes: Joi.number().positive().description('a positive number'),
  immutable: globs,
  exclude: globs,
  frameAncestors: sources,
  referrerPolicy: Joi.string().valid(...REFERRER_POLICIES),
  hostFiles: Joi.array()
    .items(Joi.string().valid('headers', 'nginx'))
    .description('a list of "headers", "nginx" or both'),
});

/**
 * Checks the options and fills in the defaults.
 * @throws Error that names each wrong option, its value and the allowed values
 */
export function resolveOptions(options: Options): Resolved {
  const own = checkOptions('docusaurus-content-security-policy', schema, options);
  return {
    ...DEFAULT_OPTIONS,
    ...own,
    directives: {...DEFAULT_DIRECTIVES, ...own.directives},
  };
}
