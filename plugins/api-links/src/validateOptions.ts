import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface PluginOptions {
  /** Plugin instance, set by Docusaurus. */
  id: string;
}

const schema = Joi.object<PluginOptions>({}).messages({
  'object.unknown':
    '{#label} is given to the plugin, which has no options. Give it to remarkApiLinks, beside which the plugin stands.',
});

/** @throws Error that names an option: all of them belong to `remarkApiLinks`, and none would be read here */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<object | undefined, PluginOptions>): PluginOptions {
  try {
    return validate(schema, options);
  } catch (error) {
    // Docusaurus does not say whose options they are.
    // eslint-disable-next-line preserve-caught-error -- Docusaurus prints causes whole, and Joi's repeats the message in its own form.
    throw new Error(`api-links: ${(error as Error).message}`);
  }
}
