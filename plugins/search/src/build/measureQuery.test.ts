import {beforeAll, expect, it} from 'vitest';
import {openIndex} from '../engine/openIndex';
import type {IndexFile} from '../indexing/indexFiles';
import {prepareIndex, measureQuery} from './prepareIndex';

/** Text that no other page has, so long that a file holds few pages. */
const filling = (seed: string): string =>
  Array.from({length: 200}, (_, at) => `${seed}${(at * 7919).toString(36)}`).join(' ');

async function indexOf(name: string): Promise<readonly IndexFile[]> {
  const pages = Array.from({length: 30}, (_, number) => ({
    url: `/${name}/${number}`,
    html: `<main><h1>Light ${number}</h1><p>${filling(`${name}${number}x`)}</p></main>`,
  }));
  return (await prepareIndex(pages, {})).files;
}

/** Bytes that the index reads when it is searched alone. */
async function readAlone(files: readonly IndexFile[], query: string): Promise<number> {
  const asked = new Set<string>();
  const index = await openIndex({
    read: (name) => {
      asked.add(name);
      return Promise.resolve(files.find((file) => file.name === name)?.bytes ?? new Uint8Array(0));
    },
  });
  await index.search(query, {mode: 'plain'});
  return files.reduce((sum, {name, bytes}) => sum + (asked.has(name) ? bytes.length : 0), 0);
}

let one: readonly IndexFile[];
let other: readonly IndexFile[];

beforeAll(async () => {
  [one, other] = await Promise.all([indexOf('one'), indexOf('other')]);
});

it('measures of one index what a search in it reads', async () => {
  const bytes = await readAlone(one, 'light');
  expect(bytes).toBeLessThan(one.reduce((sum, file) => sum + file.bytes.length, 0));
  expect(await measureQuery([one], 'light')).toBe(bytes);
});

it('measures of several indexes only the texts of the rows that are shown', async () => {
  const alone = (await readAlone(one, 'light')) + (await readAlone(other, 'light'));
  const withoutTexts = (await readAlone(one, 'nowhere')) + (await readAlone(other, 'nowhere'));
  const together = await measureQuery([one, other], 'light');
  expect(together).toBeGreaterThan(withoutTexts);
  expect(together).toBeLessThan(alone);
});
