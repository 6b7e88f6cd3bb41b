import {expect, it} from 'vitest';
import {isAllowed} from './isAllowed';

it.each([
  ['https://a.example', 'https://a.example/x.js'],
  ['a.example', 'http://a.example/x.js'],
  ['*.example', 'https://b.a.example/x.js'],
  ['http://a.example', 'https://a.example/x.js'],
  ['https:', 'https://a.example/x.js'],
  ['data:', 'data:image/png;base64,AA=='],
  ['https://a.example/lib/', 'https://a.example/lib/x.js'],
  ['https://a.example/x.js', 'https://a.example/x.js?v=1'],
  ['https://a.example:*', 'https://a.example:8080/'],
  ['*', 'https://a.example/'],
])('%s allows %s', (source, address) => {
  expect(isAllowed([source], new URL(address))).toBe(true);
});

it.each([
  ["'self'", 'https://a.example/'],
  ["'none'", 'https://a.example/'],
  ['https://a.example', 'http://a.example/'],
  ['*.example', 'https://example/'],
  ['https://a.example', 'https://a.example.org/'],
  ['https://a.example', 'https://a.example:8080/'],
  ['https://a.example/lib/', 'https://a.example/library'],
  ['*', 'data:text/plain,x'],
  ['https:', 'data:text/plain,x'],
])('%s does not allow %s', (source, address) => {
  expect(isAllowed([source], new URL(address))).toBe(false);
});

it.each(["'self'", "'SELF'", 'https:', '*'])("allows what is the site's own by %s", (source) => {
  expect(isAllowed([source], new URL('https://site.example/a.png'), true)).toBe(true);
});

it.each(["'none'", 'data:', 'other.example'])(
  "does not allow what is the site's own by %s",
  (source) => {
    expect(isAllowed([source], new URL('https://site.example/a.png'), true)).toBe(false);
  },
);
