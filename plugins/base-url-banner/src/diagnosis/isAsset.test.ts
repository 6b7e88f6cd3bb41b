import {expect, test} from 'vitest';
import {isAsset} from './isAsset';

test.each([
  ['/assets/js/main.js', 200, 'text/javascript; charset=utf-8', true],
  ['/assets/js/main.js', 200, 'application/javascript', true],
  ['/assets/js/main.js', 200, 'application/x-javascript', true],
  ['/assets/css/styles.css', 200, 'text/css', true],
  ['/assets/js/main.js', 200, 'text/html', false],
  ['/assets/css/styles.css', 200, 'text/html', false],
  ['/assets/css/styles.css', 200, 'text/javascript', false],
  ['/assets/js/main.js', 404, 'text/javascript', false],
  ['/assets/js/main.js', 0, null, false],
])('%s with status %d as %s: %s', (path, status, contentType, expected) => {
  expect(isAsset(path, status, contentType)).toBe(expected);
});
