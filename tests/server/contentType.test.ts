import {expect, it} from 'vitest';
import {contentType} from './contentType';

it('a file has the content type of its ending, whatever its case', () => {
  expect(contentType('/docs/index.html')).toBe('text/html; charset=utf-8');
  expect(contentType('img/LOGO.SVG')).toBe('image/svg+xml');
  expect(contentType('a1b2.t0.bin')).toBe('application/octet-stream');
  expect(contentType('LICENSE')).toBe('application/octet-stream');
});
