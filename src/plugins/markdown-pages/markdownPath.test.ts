import {expect, it} from 'vitest';
import {markdownPath} from './markdownPath';

it.each([
  ['/', '/', '/index.md'],
  ['/docs/ecs', '/', '/docs/ecs.md'],
  ['/docs/ecs/', '/', '/docs/ecs.md'],
  ['/docs/ecs/index.html', '/', '/docs/ecs.md'],
  ['/site/', '/site/', '/site/index.md'],
  ['/site/index.html', '/site/', '/site/index.md'],
  ['/site/docs.html', '/site/', '/site/docs.md'],
])('The Markdown of %s below %s is %s', (pathname, baseUrl, expected) => {
  expect(markdownPath(pathname, baseUrl)).toBe(expected);
});
