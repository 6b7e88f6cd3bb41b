import {expect, it} from 'vitest';
import {cardPath} from './cardPath';

it.each([
  ['/', '/', 'cards/home.png'],
  ['/docs/guides/camera', '/', 'cards/docs/guides/camera.png'],
  ['/base/docs/guides/camera/', '/base/', 'cards/docs/guides/camera.png'],
  ['/base/', '/base/', 'cards/home.png'],
  ['/404.html', '/', 'cards/404.png'],
])('The card of %s below %s is %s', (pathname, baseUrl, card) => {
  expect(cardPath(pathname, baseUrl)).toBe(card);
});
