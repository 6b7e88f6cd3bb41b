import {schemaOf} from './fieldKinds';
import type {OperatorType} from './OperatorRecord';
import {FIELDS, OPERATOR_TYPES, type Field} from './recordFields';

interface Schema {
  [keyword: string]: unknown;
}

function requiredNames(fields: {name: string; rest: string[]; field: Field}[], nested: boolean) {
  return fields
    .filter(({field}) =>
      nested
        ? field.requiredInGroup || field.requiredFor.length > 0
        : field.requiredFor.length === OPERATOR_TYPES.length,
    )
    .map(({name}) => name);
}

function objectSchema(fields: readonly Field[], depth: number): Schema {
  const parts = fields.map((field) => {
    const [name = '', ...rest] = field.path.split('.').slice(depth);
    return {name, rest, field};
  });
  const properties: Record<string, Schema> = {};
  for (const {name, rest, field} of parts) {
    if (rest.length === 0)
      properties[name] = {
        ...schemaOf(field.kind),
        description: `${field.description} (${field.law})`,
      };
    else
      properties[name] ??= objectSchema(
        parts.filter((part) => part.name === name).map((part) => part.field),
        depth + 1,
      );
  }
  return {
    type: 'object',
    additionalProperties: false,
    required: [...new Set(requiredNames(parts, depth > 0))],
    properties,
  };
}

function conditionFor(type: OperatorType): Schema {
  const own = FIELDS.filter(
    ({requiredFor}) => requiredFor.includes(type) && requiredFor.length < OPERATOR_TYPES.length,
  );
  const foreign = FIELDS.filter(({allowedFor}) => !allowedFor.includes(type));
  const names = (fields: readonly Field[]) => [
    ...new Set(fields.map(({path}) => path.split('.')[0] ?? path)),
  ];
  return {
    if: {properties: {type: {const: type}}},
    then: {
      required: names(own),
      properties: Object.fromEntries(names(foreign).map((name) => [name, false])),
    },
  };
}

export function recordSchema(): Schema {
  const base = objectSchema(FIELDS, 0);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Operator of the site',
    description: 'Who operates the site; the legal pages are generated from it.',
    ...base,
    required: ['type', ...(base.required as string[])],
    properties: {
      $schema: {type: 'string'},
      type: {enum: [...OPERATOR_TYPES], description: 'Who operates the site'},
      ...(base.properties as Record<string, Schema>),
    },
    allOf: OPERATOR_TYPES.map(conditionFor),
  };
}
