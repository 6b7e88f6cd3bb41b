import {describe, expect, it} from 'vitest';
import type {StorageKey} from './facts/StorageKey';
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
    'Übertragen werden Ihr Name und Ihre E-Mail-Adresse.',
    'Vorname und Nachname, sofern …',
    'Gespeichert wird „Ich stimme […] zu“.',
    'Daten des Browsers [User-Agent], der Seite usw. ...',
    'Merkt sich Ihre Todo-Liste.',
    'Bis Sie zustimmen, steht dort ein Platzhalter.',
  ])('may say: %s', (purpose) => expect(problemsWith({purpose})).toEqual([]));

  it.each([
    '[Ihr Name]',
    'Todo',
    'Verarbeitet von [Name der Firma].',
    'Verarbeitet von <your company>.',
    'Fragen Sie info@example.com.',
    '…',
    '...',
  ])('may not hold a gap: %s', (purpose) =>
    expect(problemsWith({purpose})).toMatchObject([
      {kind: 'malformed', field: 'storage[0].purpose'},
    ]),
  );

  it.each(['TODO: Zweck', 'Nach ___ Tagen.', 'Nach XXX Tagen.', 'Lorem ipsum dolor.'])(
    'is doubtful until it is confirmed: %s',
    (purpose) => {
      expect(problemsWith({purpose})).toMatchObject([
        {kind: 'doubtful', field: 'storage[0].purpose'},
      ]);
      expect(problemsWith({purpose}, ['storage[0].purpose'])).toEqual([]);
    },
  );

  it('may not name an outdated law', () => {
    expect(problemsWith({lifetime: 'Ein Jahr nach § 25 TTDSG.'})).toEqual([
      expect.objectContaining({field: 'storage[0].lifetime'}),
    ]);
  });

  it.each(['todo-list', '___consent', '{user}', 'theme-…'])('may list the storage key %s', (key) =>
    expect(problemsWith({key})).toEqual([]),
  );
});
