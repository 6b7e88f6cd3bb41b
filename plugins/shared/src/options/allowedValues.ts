import type {Described} from './schemasAt';

const OF_TYPE: Record<string, string> = {
  boolean: 'true or false',
  number: 'a number',
  string: 'text',
};

function oneOf(texts: readonly string[]): string {
  return texts.length < 2
    ? texts.join('')
    : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1) ?? ''}`;
}

function ofSchema({type = '', flags, keys, items = [], allow = []}: Described): string[] {
  if (flags?.description !== undefined) return [flags.description];
  if (flags?.only) return allow.map((value) => JSON.stringify(value));
  if (keys) return [`an object with ${Object.keys(keys).join(', ')}`];
  if (type === 'array') {
    const item = allowedValues(items);
    return [item === '' ? 'a list' : `a list in which each item is ${item}`];
  }
  const text = OF_TYPE[type];
  return text === undefined ? [] : [text];
}

/**
 * Describes the allowed values, as the end of a sentence with "must be": the description of the schema, or its type.
 * @param schemas alternatives; the first one with a description is used alone
 */
export function allowedValues(schemas: readonly Described[]): string {
  const described = schemas.find(({flags}) => flags?.description !== undefined);
  const texts = (described ? [described] : schemas).flatMap(ofSchema);
  return oneOf([...new Set(texts)]);
}
