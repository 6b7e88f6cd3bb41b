import {describe, expect, it} from 'vitest';
import {indexFiles, readFrom} from '../../reading/__tests__/memoryIndex';
import {page} from '../../reading/__tests__/memoryIndex';
import {openIndex} from '../openIndex';

const tabs = (url: string, count: number) => {
  const one = page(url, 'Setup', [
    ['', 'How it is set up.'],
    ...Array.from({length: count}, (_, at): [string, string] => ['Install', `Install it, ${at}.`]),
    ['Install more', 'Install the rest.'],
  ]);
  for (const section of one.sections) if (section.heading === 'Install') section.hash = 'install';
  return one;
};

describe('Sections with the same address', () => {
  it.each([2, 3, 30])('are one row, if there are %i', async (count) => {
    const index = await openIndex({read: readFrom(indexFiles([tabs('/a', count), tabs('/b', 2)]))});
    const {hits} = await index.search('install', {limit: 8});
    const addresses = hits.map(({url, hash}) => `${url}#${hash}`);
    expect(addresses).toHaveLength(new Set(addresses).size);
    expect(addresses.sort()).toEqual(['/a#install', '/a#s' + (count + 1), '/b#install', '/b#s3']);
  });

  it('are one row on later screens', async () => {
    const index = await openIndex({read: readFrom(indexFiles([tabs('/a', 30), tabs('/b', 2)]))});
    const first = await index.search('install', {limit: 2});
    const rest = await index.search('install', {limit: 2, offset: 2});
    const all = [...first.hits, ...rest.hits].map(({url, hash}) => `${url}#${hash}`);
    expect(new Set(all).size).toBe(4);
  });

  it('are one row for a phrase and for operators', async () => {
    const index = await openIndex({read: readFrom(indexFiles([tabs('/a', 3)]))});
    for (const query of ['"install it"', '+install', 'heading:install'])
      expect((await index.search(query)).hits.filter(({hash}) => hash === 'install')).toHaveLength(
        1,
      );
  });

  it('are read in the same round trip as the other rows', async () => {
    // Enough pages that their heads are cut into blocks, and are not read when the index is opened.
    const pages = Array.from({length: 2400}, (_, at) =>
      at % 400 === 0 && at < 2000
        ? page(`/of/a/part/named-${at}`, 'Setup', [
            ['', 'Do it.'],
            ['Install', 'Install it.'],
            ...(at % 800 === 0 ? [['Install again', 'Install it.'] as [string, string]] : []),
          ])
        : page(`/of/a/part/named-${at}`, `A page with the number ${at * 7919}`, [
            ['', 'Text.'],
            [`A heading with the number ${at * 104729}`, 'More text.'],
          ]),
    );
    const files = indexFiles(pages);
    expect([...files.keys()].filter((name) => name.includes('.h')).length).toBeGreaterThan(6);
    const read = readFrom(files);
    const asked: (() => void)[] = [];
    let rounds = 0;
    const index = await openIndex({
      read: async (name) => {
        if (!name.includes('.h')) return read(name);
        if (asked.length === 0)
          setImmediate(() => {
            rounds++;
            for (const answer of asked.splice(0)) answer();
          });
        await new Promise<void>((resolve) => asked.push(resolve));
        return read(name);
      },
    });
    await index.search('install');
    expect(rounds).toBe(1);
  });
});
