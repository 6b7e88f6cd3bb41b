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
  ['/assets/js/main.js', 200, null, false],
  ['/assets/js/main.js', 200, 'text/ecmascript', true],
  ['/assets/js/main.js', 200, 'Text/JavaScript', true],
  ['/assets/css/styles.css', 200, 'TEXT/CSS', true],
  ['/assets/css/styles.css.js', 200, 'text/javascript', true],
  ['/assets/js/main.js', 200, 'x-text/javascript', false],
  ['/assets/css/styles.css', 200, 'x-text/css', false],
])('%s with status %d as %s: %s', (path, status, contentType, expected) => {
  expect(isAsset(path, status, contentType)).toBe(expected);
});
