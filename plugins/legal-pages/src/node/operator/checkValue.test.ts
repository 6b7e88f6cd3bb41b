import {describe, expect, it} from 'vitest';
import {checkValue} from './checkValue';
import {fieldAt} from './fields';

function check(path: string, value: unknown): string | undefined {
  const field = fieldAt(path);
  if (!field) throw new Error(`There is no field ${path}.`);
  return checkValue(field, value);
}

describe('A value of the record', () => {
  it.each([
    ['register.number', 'HRB 123456'],
    ['register.number', 'HRB 000000001'],
    ['capital.amount', '25000000'],
  ])('%s may be the number %s', (path, number) => expect(check(path, number)).toBeUndefined());

  it.each([
    ['phone', '+49 123 456789'],
    ['phone', '+49 000000000'],
    ['register.number', '000000'],
  ])('%s may not be the sample number %s', (path, number) =>
    expect(check(path, number)).toMatch(/placeholder/),
  );

  it('editor.name is a person, while other names may be those of a company', () => {
    expect(check('editor.name', 'Musik GmbH')).toMatch(/one natural person/);
    expect(check('name', 'Musik GmbH')).toBeUndefined();
  });
});
