import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {checkOptions} from '@screwbox/shared/options/checkOptions';

/** Reaction to a name that looks like API but does not exist. The values are those of Docusaurus's `onBrokenLinks`. */
export type UnknownNamePolicy = 'ignore' | 'log' | 'warn' | 'throw';

export interface ApiLinksOptions {
  /** JSON file that describes the API. Relative paths start at the working directory. */
  readonly api: string;
  /**
   * Address of an artifact's JavaDoc, with `http://` or `https://`. The only placeholders are `{groupId}`,
   * `{artifact}` and `{version}`. Default: the page of the artifact at javadoc.io.
   */
  readonly javadocUrl?: string;
  /** Version in the address. Default: the version in the API description. */
  readonly version?: string;
  /**
   * Types of variables that pages use without declaring them: `['Engine']` makes `engine` known, and also a variable
   * for each method of `Engine` that returns an interface. Default none.
   */
  readonly instancesOf?: readonly string[];
  /** Names that look like API but are not. Default none. */
  readonly knownNames?: readonly string[];
  /** Reaction of the build to an unknown name. Default `throw`. */
  readonly onUnknownName?: UnknownNamePolicy;
  /** CSS class of the links. Default `api-link`. */
  readonly className?: string;
}

export type ResolvedApiLinksOptions = Required<Omit<ApiLinksOptions, 'version'>> &
  Pick<ApiLinksOptions, 'version'>;

/** Options of the plugin: those of `remarkApiLinks`, with the defaults filled in. */
export interface PluginOptions extends ResolvedApiLinksOptions {
  id: string;
}

export const DEFAULT_OPTIONS = {
  javadocUrl: 'https://javadoc.io/doc/{groupId}/{artifact}/{version}',
  instancesOf: [] as readonly string[],
  knownNames: [] as readonly string[],
  onUnknownName: 'throw',
  className: 'api-link',
} as const;

const names = Joi.array().items(Joi.string()).description('a list of names');

const PLACEHOLDERS = ['{groupId}', '{artifact}', '{version}'];

const address = Joi.string()
  .pattern(/^https?:\/\//)
  .custom((value: string, helpers) => {
    const placeholder = value.match(/\{[^{}]*\}?/g)?.find((text) => !PLACEHOLDERS.includes(text));
    return placeholder === undefined ? value : helpers.error('any.invalid');
  })
  .description(
    `an address that begins with http:// or https:// and has no placeholders except ${PLACEHOLDERS.join(', ')}`,
  );

const schema = Joi.object<PluginOptions>({
  api: Joi.string().required().description('the path of a JSON file that describes the API'),
  javadocUrl: address.default(DEFAULT_OPTIONS.javadocUrl),
  version: Joi.string(),
  instancesOf: names.default(DEFAULT_OPTIONS.instancesOf),
  knownNames: names.default(DEFAULT_OPTIONS.knownNames),
  onUnknownName: Joi.string()
    .valid('ignore', 'log', 'warn', 'throw')
    .default(DEFAULT_OPTIONS.onUnknownName),
  className: Joi.string().default(DEFAULT_OPTIONS.className),
});

/**
 * Checks the options and fills in the defaults.
 * @throws Error if an option is missing, unknown or wrong
 */
export function resolveOptions(options: ApiLinksOptions): ResolvedApiLinksOptions {
  return checkOptions('docusaurus-api-links', schema, options);
}

/** @throws Error that names the plugin, each wrong option and the allowed values */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ApiLinksOptions | undefined, PluginOptions>): PluginOptions {
  return checkOptions('docusaurus-api-links', schema, options, validate);
}
