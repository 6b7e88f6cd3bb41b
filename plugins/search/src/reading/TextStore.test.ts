import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import type {Page} from '../extract/Page';
import {TEXTS} from '../format/layout';
import {manifestOf, recordReads} from './__tests__/memoryContext';
import {indexFiles, page} from './__tests__/memoryIndex';
import {TextStore} from './TextStore';

const PAGES: Page[] = ['a', 'b', 'c'].map((name) => ({
  ...page(
    `/${name}`,
    `Title ${name}`,
    Array.from({length: 5}, (_, n): [string, string] => [
      n === 0 ? '' : `Heading ${n}`,
      `${name}${n} größe 😀 `.repeat(30),
    ]),
  ),
  breadcrumbs: ['Guide', name],
  description: `About ${name}`,
}));
const files = indexFiles(PAGES);
const manifest = manifestOf(files);

describe('TextStore', () => {
  it('gives each section as it was indexed, over blocks and pages', async () => {
    expect(manifest.blocks.length).toBeGreaterThan(2);
    const store = new TextStore(manifest, recordReads(files).read);
    const expected = PAGES.flatMap(({url, title, breadcrumbs, description, sections}) =>
      sections.map(({heading, hash, text}, index) => ({
        ...{url, title, breadcrumbs, heading, hash, text},
        description: index === 0 ? description : '',
      })),
    );
    expect(await Promise.all(expected.map((_, section) => store.get(section)))).toEqual(expected);
  });

  it('gives texts that are written with abbreviations', async () => {
    const random = randomNumbers(2);
    const words = ['größe', 'the sprite', 'of the engine', '日本語', 'draws', 'light', 'and'];
    const text = () =>
      Array.from({length: 400}, () =>
        random() < 0.6
          ? words[Math.floor(random() * words.length)]
          : Math.floor(random() * 1e6).toString(36),
      ).join(' ');
    const long = Array.from({length: 120}, (_, number) =>
      page(`/p${number}`, 'Page', [['', text()]]),
    );
    const written = indexFiles(long);
    const opened = manifestOf(written);
    expect(opened.books[TEXTS]?.abbreviationStarts.length).toBeGreaterThan(5);
    const store = new TextStore(opened, recordReads(written).read);
    const texts = await Promise.all(long.map((_, section) => store.get(section)));
    const byUrl = new Map(texts.map((section) => [section.url, section.text]));
    for (const {url, sections} of long) expect(byUrl.get(url)).toBe(sections[0]?.text);
  });

  it('gives no breadcrumbs where a page has none, and fragments that are not spelt out', async () => {
    const one = page('/p', 'Page', [
      ['', ''],
      ['Set volume', 'x'],
    ]);
    const sections = one.sections.map((section, index) =>
      index === 0 ? section : {...section, hash: 'set-volume'},
    );
    const small = indexFiles([{...one, sections}]);
    const store = new TextStore(manifestOf(small), recordReads(small).read);
    expect(await store.get(1)).toMatchObject({breadcrumbs: [], hash: 'set-volume'});
  });

  it('reads only the block of the section, and once', async () => {
    const {read, names} = recordReads(files);
    const store = new TextStore(manifest, read);
    await store.get(14);
    await store.get(14);
    expect(names).toEqual([`${manifest.id}.x${manifest.blocks.length - 1}.bin`]);
  });

  it('reads no block twice of the many that some queries need which are typed letter by letter', async () => {
    const pages = Array.from({length: 200}, (_, place) =>
      page(`/${place}`, `Title ${place}`, [['', `${place} words `.repeat(150)]]),
    );
    const many = indexFiles(pages);
    const {read, names} = recordReads(many);
    const store = new TextStore(manifestOf(many), read);
    expect(manifestOf(many).blocks).toHaveLength(pages.length);
    for (let time = 0; time < 2; time++)
      for (let section = 0; section < pages.length; section++) await store.get(section);
    expect(names).toHaveLength(pages.length);
  });
});
