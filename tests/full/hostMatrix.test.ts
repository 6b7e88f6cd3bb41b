import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {browserExecutable} from '../../scripts/browser.mjs';
import type {PlainHost} from '../server/nginxHost';
import {type SiteCopy, siteCopy} from '../server/siteCopy';
import {brokenLinks} from '../site/brokenLinks';
import {builtPages} from '../site/builtPages';
import {brokenTargets} from './brokenTargets';
import {openHost} from './openHost';
import {followSuggestion, hitsOfSearchPage, readOffline, readPages, watchFaults} from './reading';
import {buildSite, SITE_BUILDS} from './siteBuilds';

let copy: SiteCopy;
let browser: Browser;

beforeAll(async () => {
  copy = siteCopy();
  browser = await chromium.launch({executablePath: browserExecutable(), args: ['--no-sandbox']});
});
afterAll(async () => {
  await browser?.close();
  copy?.remove();
});

async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext();
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

describe.each(SITE_BUILDS)('baseUrl $base, trailingSlash $trailingSlash', (build) => {
  const {base, trailingSlash, hosts} = build;
  let documentRoot: string;
  /** Returns the address of a route as links on the site spell it, with or without a trailing slash. */
  const addressOf = (route: string) => {
    if (route === '/') return route;
    return trailingSlash === 'true' ? `${route}/` : route;
  };

  beforeAll(async () => {
    documentRoot = await buildSite(copy, build);
  });

  it('writes pages to files that match its trailing slash setting', () => {
    const loop = path.join(documentRoot, base, 'docs/core-modules/loop');
    expect(existsSync(`${loop}.html`)).toBe(trailingSlash === 'false');
    expect(existsSync(path.join(loop, 'index.html'))).toBe(trailingSlash !== 'false');
  });

  describe.each(hosts)('on %s', (kind) => {
    let host: PlainHost;

    beforeAll(async () => {
      host = await openHost(kind, documentRoot, base);
    });
    afterAll(() => host?.close());

    it('has no broken link or anchor on any page', async () => {
      const pages = builtPages(path.join(documentRoot, base));
      const {checked, broken} = await brokenLinks(
        host.url('/'),
        ...pages.map((file) => host.url(`/${file}`)),
      );
      expect(broken).toEqual([]);
      expect(checked).toBeGreaterThan(pages.length);
    });

    it('shows pages that are opened and pages that are clicked', async () => {
      await withPage(async (page) => {
        const faults = watchFaults(page);
        await readPages(page, host, addressOf);
        expect(await page.getByRole('alert').count()).toBe(0);
        expect(faults).toEqual([]);
      });
    });

    it('finds pages with the search, whose hits have no broken link', async () => {
      await withPage(async (page) => {
        const faults = watchFaults(page);
        expect(await followSuggestion(page, host)).toContain(host.url('/docs/'));
        const hits = await hitsOfSearchPage(page, host, addressOf);
        // Excludes hits of the API, because they link to another host.
        const own = hits.filter((address) => address.startsWith(host.url('/')));
        expect(own.length).toBeGreaterThan(5);
        expect(await brokenTargets(own)).toEqual([]);
        expect(faults).toEqual([]);
      });
    });

    // A plain file server does not serve the site's 404 page.
    if (kind !== 'a plain file server')
      it('shows its own page for unknown paths', async () => {
        const answer = await fetch(host.url('/docs/no/such/page'));
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('Page Not Found');
      });

    it('can be read offline', async () => {
      const own = await openHost(kind, documentRoot, base);
      try {
        const {before, after} = await withPage((page) => readOffline(page, own, addressOf));
        expect(after).toBe(before);
      } finally {
        await own.close();
      }
    });
  });
});
