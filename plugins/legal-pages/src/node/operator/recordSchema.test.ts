import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {format} from 'oxfmt';
import {describe, expect, it} from 'vitest';
import {problemsOf} from './checkRecord';
import {recordSchema} from './recordSchema';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const packageDir = path.resolve(import.meta.dirname, '../../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('The schema for editors', () => {
  it('matches the fields of the record', async () => {
    const file = path.join(packageDir, 'legal.operator.schema.json');
    const {code} = await format(file, JSON.stringify(recordSchema()), {bracketSpacing: false});
    await expect(code).toMatchFileSnapshot(file);
  });

  const validate = new Ajv({strict: false, formats: {email: true, uri: true}}).compile(
    recordSchema(),
  );

  it.each(readdirSync(fixtures).filter((name) => name.startsWith('complete-')))(
    'accepts %s',
    (name) => {
      validate(readJson(path.join(fixtures, name, 'record.json')));
      expect(validate.errors ?? []).toEqual([]);
    },
  );

  it.each([
    'no-record',
    'incomplete-groups',
    'contradictions',
    'private-site-with-business-details',
  ])('rejects %s', (name) => {
    expect(validate(readJson(path.join(fixtures, name, 'record.json')))).toBe(false);
  });
});

describe('The example record', () => {
  const example = readJson(path.join(packageDir, 'legal.operator.example.json'));

  it('contains placeholders instead of personal data', () => {
    const noticed = problemsOf(example)
      .filter(({message}) => /placeholder|gap|reserved/.test(message))
      .map(({field}) => field);
    expect(noticed).toEqual(
      expect.arrayContaining(['name', 'representatives', 'address.street', 'email', 'editor.name']),
    );
  });

  it('has no unknown fields', () => {
    expect(problemsOf(example).filter(({kind}) => kind === 'unknown')).toEqual([]);
  });
});
