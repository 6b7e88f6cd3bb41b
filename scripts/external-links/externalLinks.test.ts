import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {externalLinks} from './externalLinks';

/** Starts a host that has one page, never responds at one address, and records its requests. */
async function startHost() {
  const asked: string[] = [];
  const server = createServer(({url = '', socket}, response) => {
    asked.push(url);
    if (url === '/silent') socket.destroy();
    else response.writeHead(url === '/there' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked};
}

it('Each address outside the site is requested once, and each problem is reported with the pages that link to it', async () => {
  const {origin, asked} = await startHost();
  const dir = mkdtempSync(path.join(tmpdir(), 'external-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  mkdirSync(path.join(dir, 'docs'));
  const link = (to: string) => `<a href="${to}">link</a>`;
  writeFileSync(
    path.join(dir, 'index.html'),
    [`${origin}/there`, `${origin}/gone`, 'https://own.example/docs', '/docs/missing']
      .map(link)
      .join(''),
  );
  writeFileSync(
    path.join(dir, 'docs/page.html'),
    [`${origin}/there`, `${origin}/gone`, `${origin}/silent`, '../index.html'].map(link).join(''),
  );
  const {checked, broken} = await externalLinks(dir, 'https://own.example', 20_000);
  expect(checked).toBe(3);
  expect(broken).toEqual([
    {url: `${origin}/gone`, status: 404, pages: ['docs/page.html', 'index.html']},
    {url: `${origin}/silent`, pages: ['docs/page.html']},
  ]);
  expect(asked.filter((url) => url === '/there')).toHaveLength(1);
});
