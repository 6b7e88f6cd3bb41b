// Specification: 1.1, 2.1, 2.2.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type StaticHost, startStaticHost} from '../server/staticHost';
import {SPECIFIED_ROUTES} from './specifiedRoutes';

const build = path.resolve(__dirname, '../../build');
let host: StaticHost;

beforeAll(async () => {
  host = await startStaticHost({dir: build});
});
afterAll(() => host.close());

async function load(route: string) {
  const response = await fetch(host.url(route));
  const document = parseDocument(await response.text());
  const elements = DomUtils.getElementsByTagName('*', document);
  const meta = (name: string) =>
    elements.find((element) => element.name === 'meta' && element.attribs.name === name)?.attribs
      .content;
  const link = (rel: string) =>
    elements.find((element) => element.name === 'link' && element.attribs.rel === rel)?.attribs
      .href;
  const [title] = DomUtils.getElementsByTagName('title', document);
  const headings = DomUtils.getElementsByTagName('h1', document).map((heading) =>
    DomUtils.textContent(heading),
  );
  return {
    status: response.status,
    title: title ? DomUtils.textContent(title) : '',
    description: meta('description'),
    canonical: link('canonical'),
    headings,
  };
}

describe('Every specified route', () => {
  it.each(SPECIFIED_ROUTES)(
    '%s responds with status 200, title, description and canonical address',
    async (route) => {
      const page = await load(route);
      expect(page.status).toBe(200);
      expect(page.title).toMatch(/ScrewBox/);
      expect(page.description?.length).toBeGreaterThan(20);
      expect(page.canonical).toBe(`https://screwbox.dev${route}`);
      expect(page.headings.length).toBeGreaterThan(0);
    },
  );
});

describe('An unknown path', () => {
  it.each(['/no/such/page', '/docs/no-such-page', '/blog/nothing/'])(
    '%s shows the 404 page with status 404',
    async (route) => {
      const page = await load(route);
      expect(page.status).toBe(404);
      expect(page.headings).toEqual(['Page Not Found']);
    },
  );
});

describe('Route chunks', () => {
  it('have a short hash in their names', () => {
    const scripts = readdirSync(path.join(build, 'assets/js')).filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThan(50);
    for (const script of scripts) expect(script).toMatch(/\.[0-9a-f]{8}\.js$/);
  });
});
