import {expect, it} from 'vitest';
import {page} from '../reading/__tests__/memoryIndex';
import {openPages} from './__tests__/openPages';

const NAMES = 'Mode Prune Protocol Name File Source Link Path Level'.split(' ');

const open = (singular: string, plural: string) =>
  openPages([
    ...Array.from({length: 20}, (_, at) => page(`/${at}`, `Page ${at}`, [['', 'Bright lamps.']])),
    page('/settings', 'Settings', [
      ['', 'All settings.'],
      ...NAMES.map((name): [string, string] => [
        `${singular}${name}`,
        `Sets how the ${singular} is read. The default ${singular} is used.`,
      ]),
    ]),
    page('/things', plural, [
      ['', `${plural} hold versions. Use ${plural} for constants.`],
      ['Advantages', `${plural} keep versions in one place.`],
    ]),
  ]);

it('A singular ranks the page named by its plural above settings whose names start with the singular', async () => {
  const index = await open('catalog', 'Catalogs');
  for (const query of ['catalog', 'catalog '])
    expect((await index.search(query)).hits[0]?.url).toBe('/things');
});
