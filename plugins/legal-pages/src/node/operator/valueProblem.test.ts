import {describe, expect, it} from 'vitest';
import {valueProblem} from './checkRecord';
import {FIELDS} from './recordFields';

function problem(path: string, value: unknown) {
  const field = FIELDS.find((candidate) => candidate.path === path);
  if (!field) throw new Error(`There is no field ${path}.`);
  return valueProblem(field, value);
}

const check = (path: string, value: unknown) => problem(path, value)?.message;

describe('The field', () => {
  it.each([
    ['register.number', 'HRB 000000001'],
    ['email', 'ada.sommer+legal@mail.pixelwerk-spiele.de'],
    ['email', 'grüße@bücher.museum'],
    ['contactUrl', 'https://pixelwerk-spiele.de/kontakt'],
    ['phone', '+49 (0)251 98765-01'],
    ['phone', '+39 06 69812345'],
    ['liquidation', false],
    ['disputeResolution.employees', 0],
    ['representatives', ['Ada Sommer', 'Ben Winter']],
  ])('%s accepts %s', (path, value) => expect(problem(path, value)).toBeUndefined());

  it.each([
    ['name', 'Max Mustermann'],
    ['name', 'TODO: name'],
    ['address.street', 'Musterstraße 1'],
    ['phone', '+49 123 456789'],
    ['representatives', ['Vorname Nachname']],
  ])('%s is reported as doubtful with the value %s', (path, value) =>
    expect(problem(path, value)).toMatchObject({
      kind: 'doubtful',
      field: path,
      message: `looks like a placeholder; correct it, or confirm it with "${path}" in the option "confirmed"`,
    }),
  );

  it.each([
    ['name', 'Anna Mustafa'],
    ['name', 'Tobias Todorov'],
    ['editor.name', 'Karl-Theodor Freiherr von und zu Grünberg'],
    ['address.street', 'Musterströmweg 2'],
    ['email', 'post@domaene-mechtildshausen.de'],
  ])('%s is not reported with the value %s', (path, value) =>
    expect(problem(path, value)).toBeUndefined(),
  );

  it.each([
    ['name', '<your name>'],
    ['name', '…'],
    ['register.number', '000000'],
  ])('%s rejects the placeholder %s', (path, value) =>
    expect(check(path, value)).toMatch(/is a placeholder/),
  );

  it.each([
    ['email', 'info@example.com'],
    ['email', 'INFO@SITE.TEST'],
    ['contactUrl', 'https://www.example.org/contact'],
  ])('%s rejects %s, whose domain is reserved for examples', (path, value) =>
    expect(check(path, value)).toMatch(/RFC 2606/),
  );

  it.each([
    ['email', 'not-an-address'],
    ['email', 'ada sommer@pixelwerk.de'],
    ['dataProtectionOfficer.email', 'ada@'],
  ])('%s rejects %s', (path, value) =>
    expect(check(path, value)).toMatch(/^is not an e-mail address;/),
  );

  it('email rejects an address that starts with "mailto:"', () =>
    expect(check('email', 'mailto:ada@pixelwerk.de')).toMatch(
      /^must be the address alone, without "mailto:";/,
    ));

  it.each([
    ['0251 9876501', /with a country code/],
    ['+49 1', /of the country that its code names/],
    ['+49 251 98765019876501', /of the country that its code names/],
  ])('phone rejects %s', (value, message) => expect(check('phone', value)).toMatch(message));

  it.each([
    ['contactUrl', 'http://pixelwerk-spiele.de'],
    ['contactUrl', 'mailto:ada@pixelwerk-spiele.de'],
    ['dataProtectionAuthority.url', 'www.ldi.nrw.de'],
  ])('%s rejects %s', (path, value) =>
    expect(check(path, value)).toMatch(/^must be an absolute address beginning with https:\/\/;/),
  );

  it.each([
    ['liquidation', 'true', 'must be true or false'],
    ['disputeResolution.employees', -1, 'must be a whole number, 0 or more'],
    ['disputeResolution.employees', '12', 'must be a whole number, 0 or more'],
    ['representatives', 'Ada Sommer', 'must be a list of texts'],
    ['representatives', ['Ada Sommer', 5], 'must be a list of texts'],
    ['name', 5, 'must be text'],
  ])('%s rejects %j, which has the wrong type', (path, value, wrong) =>
    expect(check(path, value)).toBe(wrong),
  );

  it('address.street rejects a PO box, but profession.rules accepts it', () => {
    for (const path of ['address.street', 'editor.address.street', 'supervisoryAuthority.address'])
      expect(check(path, 'Postfach 12 34'), path).toMatch(/PO box/);
    expect(check('profession.rules', 'Postfach 12 34')).toBeUndefined();
  });
});

describe('A value that resembles a rejected one', () => {
  it.each([
    ['email', 'me.test@firma.de'],
    ['email', 'example@firma.de'],
    ['contactUrl', 'https://firma.de/kontakt?topic[]=site'],
    ['contactUrl', 'https://firma.de/kontakt.test'],
    ['contactUrl', 'https://firma.de/{form}'],
    ['contactUrl', 'https://example.com.de/'],
    ['vatId', 'CHE-105.918.070 MWST'],
    ['vatId', 'ATU 123 45678'],
  ])('is accepted in the field %s: %s', (path, value) => {
    expect(problem(path, value)).toBeUndefined();
  });
});
