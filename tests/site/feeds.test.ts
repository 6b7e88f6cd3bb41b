import {readFileSync} from 'node:fs';
import path from 'node:path';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {hasHistory} from '../../src/config/hasHistory';
import {SPECIFIED_ROUTES} from './specifiedRoutes';

const build = path.resolve(__dirname, '../../build');
const posts = SPECIFIED_ROUTES.filter((route) => /^\/blog\/(?!archive|authors|tags)./.test(route));

function parse(file: string): unknown {
  const text = readFileSync(path.join(build, file), 'utf8');
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'item' || name === 'entry',
  }).parse(text);
}

describe('The full text of every post', () => {
  const ends = posts.map((route) => {
    const markdown = readFileSync(path.join(build, `${route}.md`), 'utf8');
    // The last heading is below the truncate marker, so it only appears in the full text.
    return [...markdown.matchAll(/^## ([\w ]+)/gm)].at(-1)?.[1] ?? '';
  });
  it.each(['rss.xml', 'atom.xml', 'feed.json'])('is in %s', (file) => {
    const feed = readFileSync(path.join(build, 'blog', file), 'utf8');
    expect(ends.filter((end) => end === '' || !feed.includes(end))).toEqual([]);
  });
});

describe('The description of the feeds', () => {
  it('is the description of the blog page', () => {
    const {rss} = parse('blog/rss.xml') as {rss: {channel: {description: string}}};
    const {feed} = parse('blog/atom.xml') as {feed: {subtitle: string}};
    const page = readFileSync(path.join(build, 'blog/index.html'), 'utf8');
    expect(page).toContain(`name=description content="${feed.subtitle}"`);
    expect(rss.channel.description).toBe(feed.subtitle);
  });
});

function isIndexed(route: string): boolean {
  const html = readFileSync(path.join(build, route, 'index.html'), 'utf8');
  return !/<meta[^>]*noindex/.test(html);
}

describe('The sitemap', () => {
  it('lists every specified page that search engines may show, and no other', () => {
    const {urlset} = parse('sitemap.xml') as {urlset: {url: {loc: string}[]}};
    const paths = urlset.url.map(({loc}) => new URL(loc).pathname);
    expect(paths).toEqual(expect.arrayContaining(SPECIFIED_ROUTES.filter(isIndexed)));
    expect(paths.filter((route) => !isIndexed(route))).toEqual([]);
    expect(paths).not.toContain('/search/');
  });

  it('has the last update of documents and posts if the Git history is available', () => {
    const {urlset} = parse('sitemap.xml') as {urlset: {url: {loc: string; lastmod?: string}[]}};
    const dated = urlset.url.flatMap(({loc, lastmod}) => (lastmod ? [new URL(loc).pathname] : []));
    const expected = SPECIFIED_ROUTES.filter((route) =>
      /^\/(docs|blog)\/(?!category|archive|authors|tags)./.test(route),
    );
    if (hasHistory(process.cwd())) expect(dated).toEqual(expect.arrayContaining(expected));
    else expect(dated).toEqual([]);
  });

  it('is named in robots.txt', () => {
    const robots = readFileSync(path.join(build, 'robots.txt'), 'utf8');
    expect(robots).toContain('Sitemap: https://screwbox.dev/sitemap.xml\n');
  });
});
