import {describe, expect, it, test} from 'vitest';
import {DEFAULT_DIRECTIVES, type Directives} from '../policy/directives';
import {applyToPage} from './applyToPage';

async function likely(html: string, directives: Directives = {}): Promise<string[]> {
  const page = `<!doctype html><meta charset=utf-8>${html}`;
  const result = await applyToPage(page, {...DEFAULT_DIRECTIVES, ...directives});
  return result.likely.map(({directive, source, reason}) => `${directive} ${source} for ${reason}`);
}

const preconnectTo = (address: string) => `<link rel=preconnect href=${address}>`;

describe('A host that a page preconnects to', () => {
  it.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example:8443/v1', 'https://api.example:8443'],
    ['//api.example', 'api.example'],
  ])('is reported as a source that scripts probably connect to: %s', async (address, source) => {
    expect(await likely(preconnectTo(address))).toEqual([
      `connect-src ${source} for a preconnect hint`,
    ]);
    expect(await likely(`<link rel=dns-prefetch href=${address}>`)).toHaveLength(1);
  });

  it.each([
    '<img src=https://api.example/a.png>',
    '<link rel=stylesheet href=https://api.example/a.css>',
    '<iframe src=https://api.example/></iframe>',
  ])('is not reported if the page loads %s from it', async (html) => {
    expect(await likely(preconnectTo('https://api.example') + html)).toEqual([]);
  });

  it.each(['/', '#a', 'https://self.invalid', 'data:,x', 'mailto:a@b.example'])(
    "is not reported if the address is on the page's own host or has no host: %s",
    async (address) => {
      expect(await likely(preconnectTo(address))).toEqual([]);
    },
  );

  it('is not reported if it is allowed', async () => {
    const html = preconnectTo('https://api.example');
    expect(await likely(html, {'connect-src': ['https://*.example']})).toEqual([]);
    expect(await likely(html, {'connect-src': ['https:']})).toEqual([]);
    const declared =
      '<meta name="content-security-policy:connect-src" content="https://api.example">';
    expect(await likely(declared + html)).toEqual([]);
  });
});

describe('A script of another host', () => {
  it('is reported as probably connecting to its own host', async () => {
    expect(await likely('<script src=https://stats.example/js></script>')).toEqual([
      'connect-src https://stats.example for scripts from there',
    ]);
  });

  it('is not reported if it is a library from a CDN', async () => {
    expect(await likely('<script src=https://cdn.jsdelivr.net/npm/a></script>')).toEqual([]);
  });
});

const ALGOLIA = preconnectTo('https://BH4D9OD16A-dsn.algolia.net');
const GTAG =
  preconnectTo('https://www.google-analytics.com') +
  preconnectTo('https://www.googletagmanager.com') +
  '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
const GTM = preconnectTo('https://www.googletagmanager.com');
const FONTS = '<link rel=stylesheet href="https://fonts.googleapis.com/css2?family=Inter">';

describe('A known service', () => {
  it.each<[string, string, string[]]>([
    [
      'Algolia',
      ALGOLIA,
      ['connect-src https://*.algolia.net', 'connect-src https://*.algolianet.com'],
    ],
    [
      'gtag',
      GTAG,
      ['img-src https://*.google-analytics.com', 'connect-src https://*.analytics.google.com'],
    ],
    ['the tag manager', GTM, ['script-src https://*.googletagmanager.com']],
    ['Google Fonts', FONTS, ['font-src https://fonts.gstatic.com']],
    [
      'giscus',
      '<script src=https://giscus.app/client.js></script>',
      ['frame-src https://giscus.app', 'style-src https://giscus.app'],
    ],
  ])('is reported with all its sources: %s', async (_, html, sources) => {
    const found = await likely(html);
    for (const source of sources)
      expect(found).toContainEqual(expect.stringContaining(`${source} for `));
  });

  test('is not reported for `script-src` if the HTML loads a script from a narrower source', async () => {
    expect((await likely(GTAG)).filter((need) => need.startsWith('script-src'))).toEqual([]);
  });

  test('is not reported if the author allows a narrower source', async () => {
    const directives = {
      'connect-src': ['https://BH4D9OD16A-dsn.algolia.net', 'https://BH4D9OD16A-1.algolianet.com'],
    };
    expect(await likely(ALGOLIA, directives)).toEqual([]);
  });

  it.each([ALGOLIA, GTAG, GTM, FONTS])(
    'is no longer reported once all suggested sources are allowed: %s',
    async (html) => {
      const page = `<!doctype html><meta charset=utf-8>${html}`;
      const {refused, likely: first} = await applyToPage(page, DEFAULT_DIRECTIVES);
      const directives: Record<string, readonly string[] | undefined> = {...DEFAULT_DIRECTIVES};
      for (const {directive, source} of [...refused, ...first])
        directives[directive] = [...(directives[directive] ?? []), source];
      expect(await applyToPage(page, directives)).toMatchObject({refused: [], likely: []});
    },
  );
});
