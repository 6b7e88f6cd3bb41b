import type {ObjectSchema, ValidationError} from 'joi';
import {problemTexts} from './problemTexts';

/** Without Docusaurus: values are taken as they are, as Docusaurus takes them. */
function validateAlone<T>(schema: ObjectSchema<T>, options: unknown): T {
  const result = schema.validate(options ?? {}, {convert: false});
  if (result.error) throw result.error;
  return result.value;
}

const isOfJoi = (error: unknown): error is ValidationError =>
  error instanceof Error && 'details' in error;

/**
 * Checks options and fills in their defaults.
 *
 * @param plugin whose options they are; each message begins with it, for Docusaurus does not say it
 * @param validate what Docusaurus hands to `validateOptions`, which knows of the option `id`
 * @throws Error that names the plugin and, for each option that is wrong, its value and what is allowed
 */
export function checkOptions<Given, T>(
  plugin: string,
  schema: ObjectSchema<T>,
  options: Given,
  validate: (schema: ObjectSchema<T>, options: Given) => T = validateAlone,
): T {
  try {
    return validate(schema.prefs({abortEarly: false}), options);
  } catch (error) {
    if (!isOfJoi(error)) throw error;
    const [first = '', ...others] = problemTexts(schema, error.details);
    const text = others.length === 0 ? ` ${first}` : `\n  ${[first, ...others].join('\n  ')}`;
    // eslint-disable-next-line preserve-caught-error -- Docusaurus prints causes whole, and Joi's repeats the message in its own form.
    throw new Error(`${plugin}:${text}`);
  }
}
