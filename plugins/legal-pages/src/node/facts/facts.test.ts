import {describe, expect, it} from 'vitest';
import {listedKey} from './StorageKey';

describe('A declared key', () => {
  const storage = {type: 'localStorage', namespace: ''} as const;

  it("is in the storage that the site's configuration selects", () => {
    const listed = listedKey({key: 'a', purpose: 'b'}, {type: 'sessionStorage', namespace: ''});
    expect(listed).toMatchObject({
      place: 'sessionStorage',
      lifetime: 'bis Sie den Tab schließen',
      basis: 'requested',
    });
  });

  it('keeps its stated lifetime', () => {
    const declared = {key: 'a', purpose: 'b', lifetime: 'ein Jahr'};
    expect(listedKey(declared, storage).lifetime).toBe('ein Jahr');
  });

  it.each([
    ['cookie', 'bis zum Ende der Sitzung'],
    ['indexedDB', 'bis Sie den Eintrag im Browser löschen'],
    ['cache', 'bis eine neue Fassung der Website den Eintrag ersetzt oder Sie ihn löschen'],
  ] as const)('in the storage %s lasts %s', (place, lifetime) => {
    expect(listedKey({key: 'a', purpose: 'b', place}, storage).lifetime).toBe(lifetime);
  });
});
