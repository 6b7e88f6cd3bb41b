import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {comparePictures} from './comparePictures';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'looks-test-'));
  for (const side of ['before', 'after', 'difference']) mkdirSync(path.join(folder, side));
});
afterEach(() => rmSync(folder, {recursive: true}));

async function draw(side: string, height: number, square?: number): Promise<void> {
  const canvas = sharp({create: {width: 8, height, channels: 3, background: '#808080'}});
  const part = {
    create: {
      width: 2,
      height: 2,
      channels: 3 as const,
      background: `rgb(${square},${square},${square})`,
    },
  };
  const drawn = square === undefined ? canvas : canvas.composite([{input: part, left: 1, top: 1}]);
  await drawn.png().toFile(path.join(folder, side, 'page.png'));
}

it('Images whose colors differ only slightly count as equal', async () => {
  await draw('before', 8);
  await draw('after', 8, 0x88);
  expect(await comparePictures(folder, 'page')).toBeUndefined();
});

it('Every changed pixel is counted, and is marked in the difference image', async () => {
  await draw('before', 8);
  await draw('after', 8, 0);
  expect(await comparePictures(folder, 'page')).toEqual({name: 'page', pixels: 4});
  const {data} = await sharp(path.join(folder, 'difference/page.png'))
    .raw()
    .toBuffer({resolveWithObject: true});
  expect(data.filter((value, index) => index % 4 === 0 && value === 220)).toHaveLength(4);
});

it('The part of a longer image below the end of the shorter one counts as different', async () => {
  await draw('before', 8);
  await draw('after', 10);
  expect(await comparePictures(folder, 'page')).toEqual({name: 'page', pixels: 16});
});
