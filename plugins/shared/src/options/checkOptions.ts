import type {ObjectSchema, ValidationError} from 'joi';
import {problemTexts} from './problemTexts';

/** Validates options outside Docusaurus. Like Docusaurus, it does not convert values. */
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
 * @param plugin name at the start of each message, which Docusaurus does not add
 * @param validate the function that Docusaurus passes to `validateOptions`. It adds the option `id`
 * @throws Error that names the plugin and, for each wrong option, its value and the allowed values
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
    // eslint-disable-next-line preserve-caught-error -- Docusaurus prints causes in full, and Joi's cause repeats the message.
    throw new Error(`${plugin}:${text}`);
  }
}
