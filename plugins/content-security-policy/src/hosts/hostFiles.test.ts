import {describe, expect, it} from 'vitest';
import {headersFile} from './headersFile';
import {immutablePrefixes} from './immutablePrefixes';
import {nginxFile} from './nginxFile';

const security = {frameAncestors: ["'none'"], referrerPolicy: 'no-referrer'};
const prefixes = ['assets/', 'index/a.0123abcd.'];

describe('The path prefixes of immutable files', () => {
  const files = [
    'index.html',
    'assets/js/main.52ec25a6.js',
    'assets/images/logo-0123456789abcdef0123456789abcdef.png',
    'index/manifest.json',
    'index/terms.9f86d081.bin',
  ];

  it('are a whole folder if the pattern ends with `/**`, or else paths up to the hash', () => {
    const parts = ['index/terms.9f86d081.t0.bin', 'index/terms.9f86d081.t1.bin'];
    expect(immutablePrefixes([...files, ...parts], ['assets/**', 'index/*.*.bin'])).toEqual([
      'assets/',
      'index/terms.9f86d081.',
    ]);
  });

  it('are complete paths if a file that does not match has the same hash', () => {
    const other = 'index/terms.9f86d081.json';
    expect(immutablePrefixes([...files, other], ['index/*.bin'])).toEqual([
      'index/terms.9f86d081.bin',
    ]);
  });

  it('cannot be listed if a pattern matches no file', () => {
    expect(() => immutablePrefixes(files, ['assets/**', 'media/**'])).toThrow(
      'immutable contains "media/**", which matches no file',
    );
  });

  it('cannot be listed if a pattern covers a file without a hash in its name', () => {
    expect(() => immutablePrefixes(files, ['index/**'])).toThrow(
      /"index\/\*\*" covers index\/manifest\.json, whose name contains no hash/,
    );
  });

  it.each(['documentation.png', 'social-card.png', 'Screenshot_2.png'])(
    'cannot be listed if a pattern covers a long name without a hash: %s',
    (name) => {
      expect(() => immutablePrefixes([`img/${name}`], ['img/**'])).toThrow(
        `covers img/${name}, whose name contains no hash of its content (eight or more hexadecimal digits`,
      );
    },
  );

  it("end at the hash, even if several extensions follow, as in webpack's license files", () => {
    const scripts = ['assets/main.0123abcd.js', 'assets/main.0123abcd.js.LICENSE.txt'];
    expect(immutablePrefixes(scripts, ['assets/*'])).toEqual(['assets/main.0123abcd.']);
  });

  it.each(['a-0123abcd.css', 'a_0123abcd.css', 'a.0123abcd.css', '0123abcd.css'])(
    'end after the hash, wherever the name contains it: %s',
    (name) => {
      expect(immutablePrefixes([name, 'index.html'], ['*.css'])).toEqual([name.replace('css', '')]);
    },
  );
});

describe('_headers', () => {
  it('has security headers for every path, and a cache header only for immutable files', () => {
    expect(headersFile('/docs/', security, prefixes)).toMatchInlineSnapshot(`
      "/docs/*
        Content-Security-Policy: frame-ancestors 'none'
        X-Content-Type-Options: nosniff
        Referrer-Policy: no-referrer
      /docs/assets/*
        Cache-Control: public, max-age=31536000, immutable
      /docs/index/a.0123abcd.*
        Cache-Control: public, max-age=31536000, immutable
      "
    `);
  });
});

describe('The snippet for nginx', () => {
  it("configures the site's own 404 page", () => {
    expect(nginxFile('/docs/', security, [])).toContain('\nerror_page 404 /docs/404.html;\n');
  });

  it('repeats every header in every location, and caches immutable files', () => {
    const locations = nginxFile('/', security, prefixes).split('\nlocation ').slice(1);
    for (const header of ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy'])
      for (const location of locations) expect(location).toContain(`add_header ${header} "`);
    const cached = locations.map((location) => [
      location.slice(0, location.indexOf(' {')),
      /Cache-Control "(.*)"/.exec(location)?.[1],
    ]);
    const immutable = 'public, max-age=31536000, immutable';
    expect(cached).toEqual([
      ['/', 'no-cache'],
      [String.raw`~ "^.*\.md$"`, 'no-cache'],
      [String.raw`~ "^.*\.mjs$"`, 'no-cache'],
      [String.raw`~ "^.*\.xsl$"`, 'no-cache'],
      [String.raw`~ "^.*\.webmanifest$"`, 'no-cache'],
      [String.raw`~ "^.*/feed\.json$"`, 'no-cache'],
      ['^~ /assets/', immutable],
      ['^~ /index/a.0123abcd.', immutable],
    ]);
  });
});
