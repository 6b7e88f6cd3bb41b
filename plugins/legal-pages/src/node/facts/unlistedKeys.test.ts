import {describe, expect, it} from 'vitest';
import type {StorageKey} from './StorageKey';
import {unlistedKeys} from './unlistedKeys';

const storage = {type: 'localStorage', namespace: '-4f7'} as const;
const purpose = 'Merkt sich etwas.';
const content = {
  search: {default: {storageKeys: [{key: 'recent', namespaced: true, purpose}]}},
  bar: {
    default: {
      storageKeys: [
        {key: 'shown', purpose},
        {key: 'closed', purpose},
      ],
    },
  },
  docs: {default: [{storageKeys: 1}], api: undefined},
  pages: {default: {storageKeys: ['recent', {key: 1}, null]}},
};
const messages = (listed: StorageKey[]) =>
  unlistedKeys(content, listed, storage).map(({message}) => message);

describe('Keys that plugins write', () => {
  it('are reported once for each plugin if the notice does not list them', () => {
    const all = unlistedKeys(content, [], storage);
    expect(all).toMatchObject([
      {kind: 'missing', field: 'storage'},
      {kind: 'missing', field: 'storage'},
    ]);
    expect(messages([])).toEqual([
      expect.stringMatching(/search writes recent \(namespaced\) .*add the keys that it exports/),
      expect.stringContaining('bar writes shown, closed '),
    ]);
    expect(messages([{key: 'shown', purpose}])[1]).toContain('bar writes closed ');
  });

  it('are not reported if the notice lists them, with or without the namespace', () => {
    const recent: StorageKey = {key: 'recent', namespaced: true, purpose};
    expect(messages([recent, {key: '*o*', purpose}])).toEqual([]);
    expect(
      messages([
        {key: 'recent-4f7', purpose},
        {key: '*o*', purpose},
      ]),
    ).toEqual([]);
    expect(
      messages([
        {key: 'recent', purpose},
        {key: '*o*', purpose},
      ]),
    ).toHaveLength(1);
  });

  it('can be listed with the wildcard `*`', () => {
    const written = ['a.b', 'a+(c)', '[d]^$', 'e|{f}?', 'g\\h'];
    const plugin = {default: {storageKeys: written.map((key) => ({key, purpose}))}};
    const unlisted = (keys: string[]) =>
      unlistedKeys(
        {plugin},
        keys.map((key) => ({key, purpose})),
        storage,
      );
    expect(unlisted(written)).toEqual([]);
    expect(unlisted(['a*', '*$', '*|*', '*h'])).toEqual([]);
    expect(unlisted(['a?b', ...written.slice(1)])).toHaveLength(1);
    expect(unlisted(['axb', ...written.slice(1)])).toHaveLength(1);
  });
});
