import {describe, expect, it} from 'vitest';
import {page} from '../../../core/reading/__tests__/memoryIndex';
import {openPages} from '../../../core/query/__tests__/openPages';
import type {Page} from '../../extract/page/Page';

const link = (href: string, word: string) => ({href, word});

async function rowsOf(pages: readonly Page[], query: string): Promise<string[]> {
  const index = await openPages(pages);
  const {hits} = await index.search(query);
  return hits.map(({url, hash}) => (hash === '' ? url : `${url}#${hash}`));
}

describe('Names that pages get from links', () => {
  const lighting: Page = page('/lighting', 'Lighting', [
    ['', 'A lamp or another source of light makes the scene brighter.'],
    ['Kinds', 'Each source casts a cone. A flare is a bright spot.'],
  ]);
  const others = [1, 2, 3].map((at) =>
    page(`/other${at}`, `Lamp ${at}`, [['', 'A lamp with a flare.']]),
  );
  const linked = (...links: Page['links'] & object) => [
    lighting,
    ...others.map((one) => ({...one, links})),
  ];

  it('move a page to the top if several pages link to it with the searched word', async () => {
    expect((await rowsOf([lighting, ...others], 'lamp '))[0]).not.toBe('/lighting');
    for (const href of ['/lighting', 'lighting/', './lighting.html'])
      expect((await rowsOf(linked(link(href, 'lamp')), 'lamp '))[0], href).toBe('/lighting');
  });

  it('move a section to the top if several pages link to an id in it', async () => {
    const [first, second] = lighting.sections as [Page['sections'][0], Page['sections'][0]];
    const withId = {...lighting, sections: [first, {...second, ids: ['flares']}]};
    const pages = others.map((one) => ({...one, links: [link('/lighting#flares', 'Flare')]}));
    expect((await rowsOf([withId, ...pages], 'flare '))[0]).toBe('/lighting#s1');
  });

  it('are ignored if links point to several pages, to other sites or to no section, or come from few pages', async () => {
    const plain = await rowsOf([lighting, ...others], 'lamp ');
    const twice = [
      lighting,
      ...others.map((one, at) => ({...one, links: at < 2 ? [link('/lighting', 'lamp')] : []})),
    ];
    expect(await rowsOf(twice, 'lamp ')).toEqual(plain);
    for (const links of [
      [link('/lighting', 'lamp'), link('/elsewhere', 'lamp')],
      [link('https://elsewhere.invalid/lighting', 'lamp')],
      [link('/lighting#unknown', 'lamp')],
      [link('https://[', 'lamp')],
    ])
      expect(await rowsOf(linked(...links), 'lamp ')).toEqual(plain);
  });

  it('do not outrank the page whose address is the word', async () => {
    const lamp = page('/lamp', 'Lamps', [['', 'All about a lamp.']]);
    const pages = [lamp, ...linked(link('/lighting', 'lamp'))];
    expect((await rowsOf(pages, 'lamp '))[0]).toBe('/lamp');
  });
});

describe('Names that pages get from their neighbors', () => {
  const words = [
    'add',
    'branch',
    'clean',
    'commit',
    'diff',
    'fetch',
    'grep',
    'merge',
    'push',
    'tag',
  ];
  const commands = ['update-index', ...words].map((word) =>
    page(`/git-${word}.html`, `git-${word}(1) Manual Page`, [['', 'A command.']]),
  );
  const guides = ['commit', 'update-index'].map((word) =>
    page(`/about/${word}-1`, `${word} by ${word}`, [['', `Every ${word}.`]]),
  );

  it.each([
    ['commit ', '/git-commit.html'],
    ['update-index', '/git-update-index.html'],
  ])('leave out the first word, which all neighbors share: %s', async (query, url) => {
    expect((await rowsOf([...commands, ...guides], query))[0]).toBe(url);
  });

  it('require several neighbors that share the first word', async () => {
    const few = commands.filter(({url}) => /commit|update|add/.test(url));
    expect((await rowsOf([...few, ...guides], 'commit '))[0]).toBe('/about/commit-1');
  });
});
