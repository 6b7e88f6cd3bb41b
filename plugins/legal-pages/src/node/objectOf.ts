import {Joi} from '@docusaurus/utils-validation';

/** Rules for an object with these fields alone; the message about any other names them. */
export function objectOf<T = unknown>(fields: Joi.SchemaMap<T>): Joi.ObjectSchema<T> {
  return Joi.object<T>(fields).messages({
    'object.unknown': `{{#label}} is unknown. Remove it, or write one of ${Object.keys(fields).join(', ')}`,
  });
}
