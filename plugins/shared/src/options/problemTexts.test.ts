import {inspect} from 'node:util';
import Joi from 'joi';
import {expect, test} from 'vitest';
import {checkOptions} from './checkOptions';

function said(schema: Joi.ObjectSchema, options: unknown): string {
  try {
    checkOptions('docusaurus-plugin', schema, options);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

const schema = Joi.object({
  path: Joi.string().description('a path'),
  limit: Joi.number(),
  parts: Joi.array().items(Joi.object({key: Joi.string().required()})),
  paths: Joi.array().items(Joi.string().description('a path')),
  names: Joi.array().items(Joi.string()),
  anything: Joi.array(),
  mode: Joi.alternatives(Joi.valid(false), Joi.string().valid('fast', 'slow')),
});

test.each([
  [{path: 5}, '"path" is 5 but must be a path.'],
  [{path: ''}, '"path" is "" but must be a path.'],
  [{limit: NaN}, '"limit" is NaN but must be a number.'],
  [{parts: {}}, '"parts" is {} but must be a list in which each item is an object with key.'],
  [{paths: '/a'}, '"paths" is "/a" but must be a list in which each item is a path.'],
  [{names: 'a'}, '"names" is "a" but must be a list in which each item is text.'],
  [{anything: 1}, '"anything" is 1 but must be a list.'],
  [{parts: [{}]}, '"parts[0].key" is missing. It must be text.'],
  [{parts: ['a']}, '"parts[0]" is "a" but must be an object with key.'],
  [{mode: 'fats'}, '"mode" is "fats" but must be false, "fast" or "slow". Did you mean "fast"?'],
  [
    {parts: [{key: 'a', kye: 'b'}]},
    '"parts[0].kye" is set to "b", but has no meaning here. Did you mean "key"? Use one of key.',
  ],
  [
    {entirely: null},
    '"entirely" is set to null, but has no meaning here. Use one of path, limit, parts, paths, names, anything, mode.',
  ],
  [
    5,
    '"options" is 5 but must be an object with path, limit, parts, paths, names, anything, mode.',
  ],
])('The error for %j names the path, the value and the allowed values', (options, text) => {
  expect(said(schema, options)).toBe(`docusaurus-plugin: ${text}`);
});

test('Several problems are on separate lines', () => {
  expect(said(schema, {path: 5, limit: 'a'})).toBe(
    'docusaurus-plugin:\n  "path" is 5 but must be a path.\n  "limit" is "a" but must be a number.',
  );
});

test('Long values in a message are shortened', () => {
  expect(said(schema, {limit: 'a'.repeat(200)}).length).toBeLessThan(170);
});

test('Errors that are not about an option are thrown unchanged', () => {
  const fault = new Error('of the schema');
  const throwing = (): object => {
    throw fault;
  };
  expect(() => {
    checkOptions('docusaurus-plugin', schema, {}, throwing);
  }).toThrow(fault);
});

test('The error for a wrong option prints only its message, without a cause or details', () => {
  let printed = '';
  try {
    checkOptions('docusaurus-plugin', schema, {unheard: 1});
  } catch (error) {
    printed = inspect(error, {depth: Infinity});
  }
  expect(printed).toMatch(/^Error: docusaurus-plugin: "unheard"/);
  expect(printed).not.toMatch(/\[cause\]|details:/);
});
