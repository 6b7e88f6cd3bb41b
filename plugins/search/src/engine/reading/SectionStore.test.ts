import {describe, expect, it} from 'vitest';
import type {Page} from '../../extract/page/Page';
import {manifestOf, recordReads} from './__tests__/memoryContext';
import {indexFiles, page} from './__tests__/memoryIndex';
import {headsOf, textsOf} from './SectionStore';

const PAGES: Page[] = ['a', 'b', 'c'].map((name) => ({
  ...page(
    `/${name}`,
    `Title ${name}`,
    Array.from({length: 5}, (_, n): [string, string] => [
      n === 0 ? '' : `Heading ${n}`,
      `${name}${n} größe 😀 `.repeat(400),
    ]),
  ),
  breadcrumbs: ['Guide', name],
  description: `About ${name}`,
}));
const files = indexFiles(PAGES);
const manifest = manifestOf(files);

describe('The shown parts of sections', () => {
  it('are as they were indexed, over blocks and pages', async () => {
    expect(manifest.texts.length).toBeGreaterThan(2);
    const {read} = recordReads(files);
    const [heads, texts] = [headsOf(manifest, read), textsOf(manifest, read)];
    const expected = PAGES.flatMap(({url, title, breadcrumbs, description, sections}) =>
      sections.map(({heading, hash, text}, index) => ({
        ...{url, title, breadcrumbs, heading, hash, text},
        ...{description: index === 0 ? description : '', hasText: true},
      })),
    );
    const shown = expected.map(async (_, section) => ({
      ...(await heads.get(section)),
      ...(await texts.get(section)),
    }));
    expect(await Promise.all(shown)).toEqual(expected);
  });

  it('say whether there is a text, or a description, of which more is to come', async () => {
    const pages = [
      page('/a', 'Empty', [['', '']]),
      {...page('/b', 'Described', [['', '']]), description: 'About it'},
      page('/c', 'Full', [['', 'Text']]),
    ];
    const small = indexFiles(pages);
    const heads = headsOf(manifestOf(small), recordReads(small).read);
    const all = await Promise.all([0, 1, 2].map((section) => heads.get(section)));
    expect(all.map(({hasText}) => hasText)).toEqual([false, true, true]);
  });

  it('are read all at once where they are in few blocks', () => {
    const {read, names} = recordReads(files);
    const count = manifest.texts.length;
    textsOf(manifest, read).readIfFew(count - 1);
    expect(names).toEqual([]);
    textsOf(manifest, read).readIfFew(count);
    expect(names).toHaveLength(count);
  });
});
