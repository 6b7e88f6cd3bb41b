import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {fullUnless} from '../fullUnless';
import {layoutShifts} from '../layoutShifts';
import {expect, KINDS_OF_PAGES, test, WIDTHS} from '../siteTest';
import {openPage} from '../openPage';

for (const width of WIDTHS) {
  test(`Nothing moves while a page of any kind loads at ${width} px${fullUnless(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const route of KINDS_OF_PAGES) {
      await openPage(page, route);
      await page.waitForLoadState('networkidle');
      expect.soft(await layoutShifts(page), route).toEqual([]);
    }
  });
}

/** Serves a page in two parts, the second one after `rest` resolves. Other files are served from `origin`. */
async function serveInParts(
  origin: string,
  second: string,
  rest: Promise<unknown>,
): Promise<http.Server> {
  const answer = async ({url = '', headers}: http.IncomingMessage, to: http.ServerResponse) => {
    const file = await fetch(origin + url);
    to.writeHead(file.status, {'content-type': file.headers.get('content-type') ?? ''});
    if (headers['sec-fetch-dest'] !== 'document') {
      to.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    const html = await file.text();
    const at = html.indexOf(second);
    expect(at).toBeGreaterThan(0);
    to.write(html.slice(0, at));
    await rest;
    to.end(html.slice(at));
  };
  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Pages, each with the HTML that a slow connection may deliver after the browser has painted the HTML before it. */
const LATER = [
  ['/blog/', '<button type=button aria-label="Close announcement"'],
  ['/docs/core-modules/graphics/', '<h1'],
  ['/docs/category/fundamentals/', '<h1'],
] as const;

test('nothing moves at 390 px if a page is painted before its title or close button', async ({
  page,
  host,
}) => {
  await page.setViewportSize({width: 390, height: 900});
  for (const [route, second] of LATER) {
    let send = (): void => undefined;
    const server = await serveInParts(
      host.origin,
      second,
      new Promise<void>((resolve) => (send = resolve)),
    );
    const {port} = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${route}`, {waitUntil: 'commit'});
    await expect(page.locator('#__docusaurus')).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    send();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await layoutShifts(page), route).toEqual([]);
    server.close();
  }
});
