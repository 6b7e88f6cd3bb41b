import {describe, expect, it} from 'vitest';
import {checkValue, isBlank} from './checkValue';
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

  it.each([
    ['email', 'not-an-address'],
    ['email', 'ada@sommer'],
    ['email', 'ada@sommer.d'],
    ['email', 'ada sommer@pixelwerk.de'],
    ['email', 'ada@pixelwerk.de, ben@pixelwerk.de'],
    ['dataProtectionOfficer.email', 'ada@'],
  ])('%s may not be %s', (path, value) =>
    expect(check(path, value)).toBe('is not an e-mail address'),
  );

  it.each([
    ['contactUrl', 'http://pixelwerk-spiele.de'],
    ['contactUrl', '/contact'],
    ['contactUrl', 'mailto:ada@pixelwerk-spiele.de'],
    ['dataProtectionAuthority.url', 'www.ldi.nrw.de'],
  ])('%s may not be %s', (path, value) =>
    expect(check(path, value)).toBe('must be an absolute address beginning with https://'),
  );

  it.each([
    ['email', 'ada.sommer+legal@mail.pixelwerk-spiele.de'],
    ['contactUrl', 'https://pixelwerk-spiele.de/kontakt'],
    ['phone', '+49 (0)251 98765-01'],
    ['liquidation', true],
    ['liquidation', false],
    ['disputeResolution.employees', 0],
    ['disputeResolution.employees', 12],
    ['representatives', ['Ada Sommer', 'Ben Winter']],
  ])('%s may be %s', (path, value) => expect(check(path, value)).toBeUndefined());

  it.each([
    ['liquidation', 'true', 'must be true or false'],
    ['liquidation', 1, 'must be true or false'],
    ['disputeResolution.employees', -1, 'must be a whole number, 0 or more'],
    ['disputeResolution.employees', 1.5, 'must be a whole number, 0 or more'],
    ['disputeResolution.employees', '12', 'must be a whole number, 0 or more'],
    ['representatives', 'Ada Sommer', 'must be a list of texts'],
    ['representatives', ['Ada Sommer', 5], 'must be text'],
    ['name', 5, 'must be text'],
  ])('%s of the value %j is of the wrong kind', (path, value, problem) =>
    expect(check(path, value)).toBe(problem),
  );

  it('an address is no PO box, while other texts may mention one', () => {
    for (const path of ['address.street', 'editor.address.street', 'supervisoryAuthority.address'])
      expect(check(path, 'Postfach 12 34'), path).toMatch(/PO box/);
    expect(check('profession.rules', 'Postfach 12 34')).toBeUndefined();
  });

  it.each(['address.postalCode', 'editor.address.postalCode'])('%s is no sample', (path) => {
    expect(check(path, '12345')).toMatch(/sample postal code/);
    expect(check(path, '48155')).toBeUndefined();
  });

  it.each([undefined, null, '', ' \n', [], ['', null]])('says nothing where it is %j', (value) =>
    expect(isBlank(value)).toBe(true),
  );

  it.each([0, false, 'a', ['', 'a'], {}])('says something where it is %j', (value) =>
    expect(isBlank(value)).toBe(false),
  );

  it('editor.name is a person, while other names may be those of a company', () => {
    expect(check('editor.name', 'Musik GmbH')).toMatch(/one natural person/);
    expect(check('name', 'Musik GmbH')).toBeUndefined();
  });
});
