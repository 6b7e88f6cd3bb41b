import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, describe, expect, it} from 'vitest';
import {suggestBaseUrl} from '../diagnosis/suggestBaseUrl';
import {folderHost} from './hosts';
import {pageAssets} from './pageAssets';

const segment = fc.stringMatching(/^[\w%.~ü-]{1,8}$/);
const route = fc
  .array(segment, {maxLength: 4})
  .map((parts) => parts.map((part) => `/${part}`).join(''));

describe('A suggested base URL', () => {
  it('is the path under which the site is served, for every base URL and route', () => {
    fc.assert(
      fc.property(route, route, route, (base, page, mount) => {
        fc.pre(!/(?:\/index)?\.html$|\/index$/.test(base + page + mount + base + mount));
        expect(suggestBaseUrl(`${base}/`, `${base}${page}/`, `${mount}${page}`)).toBe(`${mount}/`);
      }),
    );
  });
});

const PIECES = [
  ...[
    '<script src="',
    '<link rel=stylesheet href="',
    '<link rel=canonical href="',
    '">',
    '</script>',
  ],
  ...[
    '/assets/js/a.js',
    '/base/assets/css/b.css',
    'https://',
    '//',
    '..',
    '%',
    '%2e%2e%2f',
    ':99999',
  ],
  ...['<script data-base-url-banner=\'{"base":', '<div data-base-url-banner="', '{}', 'null', "'>"],
];
const html = fc
  .array(fc.oneof({weight: 4, arbitrary: fc.constantFrom(...PIECES)}, fc.string()), {maxLength: 20})
  .map((pieces) => pieces.join(''));

it('Any HTML either has paths as its assets or is rejected with an error that names the page', () => {
  const address = 'https://site.example/docs/';
  fc.assert(
    fc.property(html, (page) => {
      try {
        const {assets, base, home} = pageAssets(page, address);
        for (const one of [...assets, base, home]) expect(one).toMatch(/^\//);
      } catch (error) {
        expect((error as Error).message).toContain(address);
      }
    }),
  );
});

describe('The host for the folder of a build', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'folder-host-'));
  const build = path.join(dir, 'build');
  mkdirSync(build);
  writeFileSync(path.join(build, 'index.html'), 'inside');
  writeFileSync(path.join(dir, 'secret.txt'), 'outside');
  afterAll(() => rmSync(dir, {recursive: true}));

  it('responds to any address with status 200 or 404, and never with a file outside the folder', async () => {
    const part = fc.constantFrom(
      '/',
      '..',
      '%2e%2e',
      '%2f',
      '%5c',
      'secret.txt',
      'index.html',
      '%',
      '%00',
      'a',
    );
    const host = folderHost(build, '/');
    await fc.assert(
      fc.asyncProperty(fc.array(part, {maxLength: 8}), async (parts) => {
        const {body, status} = await host(`https://site.example/${parts.join('')}`);
        expect(body).not.toBe('outside');
        expect([200, 404]).toContain(status);
      }),
    );
  });
});
