import {expect, it} from 'vitest';
import {PackedFiles} from './PackedFiles';

const files = new PackedFiles({'/search-index/a.bin': 'AP9h'});

it('A packed file is decoded and checked', async () => {
  const checked: Uint8Array[] = [];
  const bytes = await files.read('/search-index/a.bin', (given) => void checked.push(given));
  expect(bytes).toEqual(Uint8Array.of(0, 255, 97));
  expect(checked).toEqual([bytes]);
});

it('A damaged file is rejected', async () => {
  const damaged = new Error('damaged');
  const reading = files.read('/search-index/a.bin', () => {
    throw damaged;
  });
  await expect(reading).rejects.toBe(damaged);
});

it('A file that is not packed reports "gone"', async () => {
  await expect(files.read('/search-index/b.bin', () => undefined)).rejects.toMatchObject({
    failure: 'gone',
    file: '/search-index/b.bin',
  });
});
