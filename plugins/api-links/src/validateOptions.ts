import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {checkOptions} from '@screwbox/shared/options/checkOptions';

export interface PluginOptions {
  /** Plugin instance, set by Docusaurus. */
  id: string;
}

const schema = Joi.object<PluginOptions>({})
  .custom((options: object, helpers) => {
    const [name] = Object.keys(options).filter((key) => key !== 'id');
    return name === undefined
      ? options
      : helpers.message({
          custom: `"${name}" is given to the plugin, which has no options. Give it to remarkApiLinks, beside which the plugin stands`,
        });
  })
  .unknown();

/** @throws Error that names an option: all of them belong to `remarkApiLinks`, and none would be read here */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<object | undefined, PluginOptions>): PluginOptions {
  return checkOptions('docusaurus-api-links', schema, options, validate);
}
