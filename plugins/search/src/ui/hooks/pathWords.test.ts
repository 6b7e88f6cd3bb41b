import {expect, it} from 'vitest';
import {pathWords} from './pathWords';

it.each([
  ['/docs/guides/camra-zoom', 'docs guides camra zoom'],
  ['/docs/guides/camera.html', 'docs guides camera'],
  ['/docs/camera/index.html', 'docs camera'],
  ['/blog/2024/08/split_screen/', 'blog 2024 08 split screen'],
  ['/gr%C3%B6%C3%9Fe', 'größe'],
  ['/100%', '100'],
  ['/', ''],
])('the words of the path %s are "%s"', (path, words) => {
  expect(pathWords(path, '/')).toBe(words);
});

it('leave out what all paths of the site begin with', () => {
  expect(pathWords('/base/docs/camera', '/base/')).toBe('docs camera');
});
