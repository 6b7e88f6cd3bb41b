import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import {CORE_SCHEMA, load} from 'js-yaml';
import {closestNames} from '@screwbox/shared/names/closestNames';
import type {MarkdownFile} from '../pages/markdownFiles';
import {fieldLine, type Lack} from './pageLacks';

const SCHEMAS = join(import.meta.dirname, '../../../schemas');
const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---\s*$/m;

/** Kinds of files with a schema in `schemas/`. Editors use the same schemas. */
export type SchemaKind = 'page' | 'post' | 'announcement' | 'authors' | 'tags';

const ajv = new Ajv({allErrors: true, strict: false});
const compiled = new Map<SchemaKind, ValidateFunction>();

/** Returns a function that validates data of a kind. Its `errors` describe problems. */
export function schemaOf(kind: SchemaKind): ValidateFunction {
  const known = compiled.get(kind);
  if (known) return known;
  const schema = JSON.parse(readFileSync(join(SCHEMAS, `${kind}.schema.json`), 'utf8')) as object;
  const validate = ajv.compile(schema);
  compiled.set(kind, validate);
  return validate;
}

/** Parses YAML as editors do: a date stays a string. */
export const readYaml = (text: string): unknown => load(text, {schema: CORE_SCHEMA}) ?? {};

function faultOf(
  {instancePath, params, message}: ErrorObject,
  fields: readonly string[],
): [field: string, message: string] {
  const [field, ...inner] = instancePath.split('/').slice(1);
  const {additionalProperty, missingProperty, allowedValues} = params as {
    additionalProperty?: string;
    missingProperty?: string;
    allowedValues?: string[];
  };
  if (field !== undefined) {
    const allowed = allowedValues ? `: ${allowedValues.join(', ')}` : '';
    const text = (message ?? 'is wrong').replace(/(?<=must be )(?=number|string|boolean)/, 'a ');
    return [field, `"${[field, ...inner].join('.')}" ${text}${allowed}`];
  }
  if (additionalProperty !== undefined) {
    const [closest] = closestNames(additionalProperty, fields);
    const remedy = closest ? `write "${closest}"` : `the fields are ${fields.join(', ')}`;
    return [additionalProperty, `there is no field "${additionalProperty}"; ${remedy}`];
  }
  return [missingProperty ?? '', `the field "${missingProperty}" is missing`];
}

export function schemaFaults({file, text}: MarkdownFile, kind: SchemaKind): Lack[] {
  const validate = schemaOf(kind);
  if (validate(readYaml(FRONT_MATTER.exec(text)?.[1] ?? ''))) return [];
  const {properties} = validate.schema as {properties: object};
  return (validate.errors ?? []).map((error) => {
    const [field, message] = faultOf(error, Object.keys(properties));
    return {file, line: fieldLine(text, field), message};
  });
}
