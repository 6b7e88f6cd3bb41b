import {describe, expect, it} from 'vitest';
import type {StorageKey} from './facts/StorageKey';
import {COMPANY, PERSON} from './operator/__tests__/operators';
import {problemsOf} from './operator/checkRecord';
import {recordProblems} from './recordProblems';

const problemsWith = (key: Partial<StorageKey>, confirmed: string[] = []) =>
  recordProblems([], {
    confirmed,
    hosts: ['github-pages'],
    thirdParties: [],
    storage: [{key: 'a', purpose: 'Merkt sich Ihre Wahl.', ...key}],
    disclaimer: {},
  });

describe('An option', () => {
  it.each([
    'Vorname und Nachname, sofern …',
    'Daten des Browsers [User-Agent], der Seite usw. ...',
    'Merkt sich Ihre Todo-Liste.',
    'Bis Sie zustimmen, steht dort ein Platzhalter.',
  ])('accepts text that only looks like a placeholder: %s', (purpose) =>
    expect(problemsWith({purpose})).toEqual([]),
  );

  it.each(['[Ihr Name]', 'Verarbeitet von [Name der Firma].', 'Fragen Sie info@example.com.', '…'])(
    'rejects text with a placeholder: %s',
    (purpose) =>
      expect(problemsWith({purpose})).toMatchObject([
        {kind: 'malformed', field: 'storage[0].purpose'},
      ]),
  );

  it.each(['TODO: Zweck', 'Nach ___ Tagen.', 'Nach XXX Tagen.', 'Lorem ipsum dolor.'])(
    'is reported as doubtful until it is confirmed: %s',
    (purpose) => {
      expect(problemsWith({purpose})).toMatchObject([
        {kind: 'doubtful', field: 'storage[0].purpose'},
      ]);
      expect(problemsWith({purpose}, ['storage[0].purpose'])).toEqual([]);
    },
  );

  it('must not name an outdated law', () => {
    expect(problemsWith({lifetime: 'Ein Jahr nach § 25 TTDSG.'})).toEqual([
      expect.objectContaining({field: 'storage[0].lifetime'}),
    ]);
  });

  it.each(['todo-list', '___consent', '{user}', 'theme-…'])(
    'can contain the storage key %s',
    (key) => expect(problemsWith({key})).toEqual([]),
  );
});

const profession = (rules: string) => ({
  chamber: 'Architektenkammer',
  title: 'Architektin',
  state: 'Deutschland',
  rules,
  rulesUrl: 'https://www.aknw.de',
});
const ABROAD = {street: 'Harbour Road 1', city: 'Wan Chai', country: 'Hongkong'};

const fieldsOf = (record: object, confirmed: string[] = []) =>
  recordProblems(problemsOf(record), {
    confirmed,
    hosts: ['github-pages'],
    thirdParties: [],
    storage: [],
    disclaimer: {},
  });

describe('A rejected value', () => {
  it.each<[string, object]>([
    ['name', {...COMPANY, name: 'XXX'}],
    ['register.number', {...COMPANY, register: {...COMPANY.register, number: '0'}}],
    ['address.postalCode', {...PERSON, address: ABROAD}],
    ['phone', {...PERSON, phone: '110'}],
    ['businessId', {...COMPANY, businessId: 'DE136695976'}],
    ['profession.rules', {...PERSON, profession: profession('Anders als ec.europa.eu/odr')}],
    [
      'register',
      {...PERSON, type: 'company', representatives: ['Ada Sommer'], legalForm: 'Anstalt'},
    ],
    [
      'editor.address.country',
      {...PERSON, editor: {name: 'Ben Sommer', address: {...PERSON.address, country: 'Alemanha'}}},
    ],
  ])('can be confirmed in the field %s', (field, record) => {
    const told = `with "${field}" in the option "confirmed"`;
    expect(fieldsOf(record)).toMatchObject([
      {field, message: expect.stringContaining(told) as string},
    ]);
    expect(fieldsOf(record, [field])).toEqual([]);
  });

  it('can be confirmed in the options', () => {
    const [problem] = problemsWith({purpose: 'Todo'});
    expect(problem?.message).toMatch(/confirm it with "storage\[0\]\.purpose"/);
    expect(problemsWith({purpose: 'Todo'}, ['storage[0].purpose'])).toEqual([]);
  });

  it.each<[string, object]>([
    ['name', {...PERSON, name: 5}],
    ['liquidation', {...COMPANY, liquidation: 'yes'}],
    ['fax', {...PERSON, fax: '+49 251 9876502'}],
    ['address.postalCode', {...PERSON, address: {street: 'Hafenweg 12', city: 'Münster'}}],
  ])('cannot be confirmed in the field %s if it is unreadable or missing', (field, record) => {
    expect(fieldsOf(record, [field]).map((problem) => problem.field)).toContain(field);
  });
});
