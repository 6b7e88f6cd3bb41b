import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {problemLines} from '../report';
import {problemsOf} from './checkRecord';
import {FIELDS} from './recordFields';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const readCase = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(fixtures, name, 'record.json'), 'utf8'));

describe('An operator record', () => {
  it.each(readdirSync(fixtures))('is reported with all its problems at once: %s', async (name) => {
    const problems = problemsOf(readCase(name));
    const text = problems.length > 0 ? `${problemLines(problems)}\n` : 'no problems\n';
    await expect(text).toMatchFileSnapshot(path.join(fixtures, name, 'problems.txt'));
  });

  it.each(['private-person', 'sole-trader', 'association', 'company'])(
    'of type %s without other fields is reported with every required field',
    (type) => {
      const record = {type};
      const missing = problemsOf(record).map(({field}) => field);
      const required = FIELDS.filter(({requiredFor}) => requiredFor.some((one) => one === type));
      expect(missing).toEqual(expect.arrayContaining(required.map(({path: field}) => field)));
    },
  );

  it('with an unknown field is rejected, even if its name is empty', () => {
    for (const field of ['', 'adress', 'toString'])
      expect(problemsOf({[field]: 'x'})).toContainEqual(
        expect.objectContaining({kind: 'unknown', field}),
      );
  });

  it('is reported without its personal data', () => {
    const record = {type: 'private-person', name: 'Max Mustermann', email: 'not-an-address'};
    expect(JSON.stringify(problemsOf(record))).not.toMatch(/Mustermann|not-an-address/);
  });
});
