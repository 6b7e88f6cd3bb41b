import {describe, expect, it} from 'vitest';
import {readAddress} from './readAddress';

const PATHS = [
  '/docs/',
  '/docs/guides/camera',
  '/docs/guides/split-screen/',
  '/blog/water',
  '/größe/eins',
];
const read = (pathname: string) => readAddress(pathname, '/', PATHS);

describe('An address without a page', () => {
  it.each([
    ['/docs/guides/camra-zoom', ['camra', 'zoom']],
    ['/docs/guides/tiles.html', ['tiles']],
    ['/docs/tiles/index.html', ['tiles']],
    ['/docs/guides/tiles.md', ['tiles']],
    ['/docs/guides/TileMap/', ['tile', 'map']],
    ['/gr%C3%B6%C3%9Fe/zwei%C3%9F', ['zweiß']],
    ['/100%', ['100']],
    ['/', []],
  ])('%s is split into the words of its last segment: %j', (path, name) => {
    expect(read(path).name).toEqual(name);
  });

  it.each([
    ['/docs/guides/camra', ['docs', 'guides'], []],
    ['/docs/guides/split-screen/camra', ['docs', 'guides'], ['split', 'screen']],
    ['/docs/guide/camra', ['docs'], ['guide']],
    ['/blog/2024/08/water', ['blog'], ['2024', '08']],
    ['/gr%C3%B6%C3%9Fe/zwei', ['größe'], []],
    ['/guides/camra', [], ['guides']],
  ])('%s is split into the folders %j and the other words %j', (path, folders, rest) => {
    expect(read(path)).toMatchObject({folders, rest});
  });

  it('is read without the base URL of the site', () => {
    const {name, rest, folders} = readAddress('/base/docs/camra', '/base/', ['/base/docs/camera']);
    expect([folders, rest, name]).toEqual([['docs'], [], ['camra']]);
  });
});
