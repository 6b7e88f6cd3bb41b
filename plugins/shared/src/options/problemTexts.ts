import {inspect} from 'node:util';
import type {ObjectSchema, ValidationErrorItem} from 'joi';
import {allowedValues} from './allowedValues';
import {closestNames} from '../names/closestNames';
import {schemasAt} from './schemasAt';

const OWN_WORDS = new Set(['any.default', 'array.unique', 'custom']);

/** Allowed values of `id`, which Docusaurus adds to every schema. */
const INSTANCE_NAME = 'a name of letters, digits, "_" and "-"';

const sentence = (text: string) => `${text.replace(/\.$/, '')}.`;

/** Path of a value, such as `contexts[0].key`. */
function labelOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (label, step) =>
      typeof step === 'number' ? `${label}[${step}]` : label === '' ? step : `${label}.${step}`,
    '',
  );
}

function written(value: unknown): string {
  if (typeof value === 'number') return String(value);
  try {
    return JSON.stringify(value) ?? inspect(value);
  } catch {
    return inspect(value, {depth: 1, breakLength: Infinity});
  }
}

function shown(value: unknown): string {
  const text = written(value);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}

function hint(word: unknown, names: readonly string[]): string {
  const [closest] = typeof word === 'string' ? closestNames(word, names, 1) : [];
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}

function problemText(
  schema: ObjectSchema,
  {type, path, message, context = {}}: ValidationErrorItem,
): string {
  const label = `"${labelOf(path) || 'options'}"`;
  const {value} = context as {value?: unknown};
  if (type === 'object.unknown') {
    const names = schemasAt(schema, path.slice(0, -1)).flatMap(({keys}) => Object.keys(keys ?? {}));
    const known = names.length === 0 ? 'It can have no fields.' : `Use one of ${names.join(', ')}.`;
    return `${label} is set to ${shown(value)}, but has no meaning here.${hint(path.at(-1), names)} ${known}`;
  }
  if (OWN_WORDS.has(type)) return sentence(message);
  const schemas = schemasAt(schema, path);
  const allowed = allowedValues(schemas) || INSTANCE_NAME;
  if (type === 'any.required') return sentence(`${label} is missing. It must be ${allowed}`);
  const names = schemas
    .flatMap(({flags, allow = []}) => (flags?.only ? allow : []))
    .filter((each) => typeof each === 'string');
  return `${sentence(`${label} is ${shown(value)} but must be ${allowed}`)}${hint(value, names)}`;
}

/**
 * Describes problems in sentences. The allowed values come from the `description` of the schema, or else from its
 * type. Messages of `helpers.message` are not changed.
 */
export function problemTexts(
  schema: ObjectSchema,
  problems: readonly ValidationErrorItem[],
): string[] {
  // Joi can report a value both as not allowed and as of the wrong type.
  return [...new Set(problems.map((problem) => problemText(schema, problem)))];
}
