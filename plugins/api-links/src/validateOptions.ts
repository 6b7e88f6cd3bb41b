import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface PluginOptions {
  /** Plugin instance, set by Docusaurus. */
  id: string;
}

const schema = Joi.object<PluginOptions>({}).messages({
  'object.unknown':
    'api-links: {#label} is given to the plugin, which has no options. Give it to remarkApiLinks, beside which the plugin stands.',
});

/** @throws Error that names an option: all of them belong to `remarkApiLinks`, and none would be read here */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<object | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
