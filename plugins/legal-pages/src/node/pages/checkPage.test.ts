import {describe, expect, it} from 'vitest';
import {checkPage, type PageRules} from './checkPage';
import {pageFacts} from './PageFacts';

const rules: PageRules = {
  siteUrl: 'https://screwbox.dev',
  requiredLinks: ['/base/impressum', '/base/datenschutzhinweis'],
  allowedOrigins: ['https://filme.filmdienst.de'],
};
const footer = '<a href=/base/impressum>I</a><a href="/base/datenschutzhinweis/">D</a>';
const check = async (html: string, where = '/base/docs/a.html') =>
  checkPage(await pageFacts(html), where, rules);

describe('A built page', () => {
  it('passes if it has both links and loads only files of the site', async () => {
    expect(
      await check(`${footer}<script src=/base/a.js></script><a href=https://x.dev>x</a>`),
    ).toEqual([]);
  });

  it('is reported if it loads from another origin without TLS', async () => {
    expect(await check(`${footer}<img src=http://cdn.dev/a.png><img src=data:,x>`)).toEqual([
      'loads from http://cdn.dev, which no entry of thirdParties names',
    ]);
  });

  it('is reported once for each origin that it loads from', async () => {
    expect(
      await check(`${footer}<img src=https://cdn.dev/a.png><img src=//cdn.dev/b.png>`),
    ).toEqual(['loads from https://cdn.dev, which no entry of thirdParties names']);
  });

  it('passes if the required links are relative or absolute', async () => {
    const html =
      '<a href=../impressum>I</a><a href=https://screwbox.dev/base/datenschutzhinweis.html#x>D</a>';
    expect(await check(html)).toEqual([]);
  });

  it('passes if the required links name the files of the pages', async () => {
    const html = '<a href=/base/impressum/index.html>I</a><a href=../datenschutzhinweis.html>D</a>';
    expect(await check(html)).toEqual([]);
  });

  it('passes if the required links are percent-encoded', async () => {
    const requiredLinks = ['/base/datenschutzerklärung', '/base/über uns'];
    const html =
      '<a href="/base/datenschutzerkl%C3%A4rung">D</a><a href="/base/%C3%BCber%20uns/">U</a>';
    expect(
      checkPage(await pageFacts(html), '/base/docs/a.html', {...rules, requiredLinks}),
    ).toEqual([]);
    expect(
      checkPage(await pageFacts(''), '/base/docs/a.html', {...rules, requiredLinks}),
    ).toContain('has no link to /base/datenschutzerklärung in its HTML');
  });

  it('is reported once for each missing link', async () => {
    expect(await check('<a href=https://elsewhere.dev/base/impressum>I</a>')).toEqual([
      'has no link to /base/impressum in its HTML',
      'has no link to /base/datenschutzhinweis in its HTML',
    ]);
  });

  it.each([
    '<meta http-equiv="refresh" content="0; url=/base/docs/b">',
    '<meta http-equiv=refresh content="0 /base/docs/b">',
  ])('that is a redirect needs no link: %s', async (html) => {
    expect(await check(html)).toEqual([]);
    expect(await check(`${html}<script src=https://cdn.dev/a.js></script>`)).toEqual([
      'loads from https://cdn.dev, which no entry of thirdParties names',
    ]);
  });

  it.each(['<meta http-equiv=refresh content=30>', '<meta name=refresh content="0; url=/base/b">'])(
    'needs both links if it has %s, which is not a redirect',
    async (html) => {
      expect(await check(html)).toHaveLength(2);
    },
  );

  it('can load from an origin that is declared with a slash or a path', async () => {
    const allowedOrigins = ['https://a.dev/', 'https://b.dev/player'];
    const html = '<img src=https://a.dev/1.png><img src=https://b.dev/2.png>';
    const facts = await pageFacts(footer + html);
    expect(checkPage(facts, '/base/', {...rules, allowedOrigins})).toEqual([]);
  });
});
