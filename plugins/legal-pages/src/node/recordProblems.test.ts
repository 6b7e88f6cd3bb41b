import {describe, expect, it} from 'vitest';
import type {StorageKey} from './facts/StorageKey';
import {recordProblems} from './recordProblems';

const problemsWith = (key: Partial<StorageKey>) =>
  recordProblems([], {
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
    'Vorname Nachname',
    '[Ihr Name]',
    'Todo',
    'TODO: Zweck',
    'Verarbeitet von [Name der Firma].',
    'Verarbeitet von <your company>.',
    'Nach ___ Tagen.',
    'Nach XXX Tagen.',
    'Lorem ipsum dolor.',
    'Fragen Sie info@example.com.',
    '…',
    '...',
  ])('may not hold a placeholder: %s', (purpose) =>
    expect(problemsWith({purpose})).toEqual([
      expect.objectContaining({
        kind: 'malformed',
        field: 'storage[0].purpose',
        message: 'still holds placeholder text; state the real value',
      }),
    ]),
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
