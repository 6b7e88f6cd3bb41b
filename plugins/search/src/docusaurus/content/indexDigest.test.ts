import path from 'node:path';
import {expect, it} from 'vitest';
import {DEFAULT_OPTIONS, type PluginOptions} from '../../options';
import type {SearchDocument} from '../partitions/SearchDocument';
import {indexDigest} from './indexDigest';

const packageDir = path.resolve(import.meta.dirname, '../../..');

function digest(options: Partial<PluginOptions> = {}, documents: SearchDocument[] = []): string {
  return indexDigest(
    {
      siteDir: '/site',
      locale: 'en',
      options: {...DEFAULT_OPTIONS, ...options},
      division: {baseUrl: '/', versions: [], contexts: [], pages: [], documents},
      settings: new Map(),
      tags: [],
      hiddenVersionPages: new Set(),
      admonitionLabels: [],
    },
    packageDir,
  );
}

it('The digest is the same for the same options and documents, and changes if they change', () => {
  expect(digest()).toMatch(/^[0-9a-f]{8}$/);
  expect(digest()).toBe(digest());
  const digests = [
    digest(),
    digest({synonyms: [['sprite', 'image']]}),
    digest({ignore: ['.card']}),
    digest({}, [{url: '/lamp', title: 'Lamp'}]),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});
