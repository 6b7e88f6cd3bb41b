import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {run} from './run';

const LOCALES = path.resolve(__dirname, '../../locales');

/** A site below `/site/`: content type and text by path. */
const SITE: Record<string, [string, string]> = {
  '/site/': [
    'text/html',
    '<!doctype html><link rel=canonical href=https://example.test/site/><script src=/site/assets/js/main.2.js defer></script>',
  ],
  '/site/assets/js/main.2.js': ['text/javascript', '1'],
};

const servers: http.Server[] = [];

async function startHost(files: typeof SITE, location: string): Promise<string> {
  const server = http.createServer(({url = '/'}, response) => {
    const [type, text] = files[url] ?? [];
    if (url === '/') response.writeHead(302, {location}).end();
    else if (type) response.writeHead(200, {'content-type': type}).end(text);
    else response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const FITS = {exitCode: 0, output: 'Base URL /site/ fits: the only script or stylesheet loads.'};

test('A redirect to another path is followed', async () => {
  expect(await run([await startHost(SITE, '/site/')], LOCALES)).toEqual(FITS);
});

test('A redirect to another host is followed', async () => {
  const host = await startHost(SITE, '/site/');
  expect(await run([await startHost({}, `${host}site/`)], LOCALES)).toEqual(FITS);
});

test('A redirect to a missing page is reported with its target', async () => {
  const {exitCode, output} = await run([await startHost(SITE, '/elsewhere/')], LOCALES);
  expect(exitCode).toBe(2);
  expect(output).toMatch(/^docusaurus-base-url-banner: \S+\/elsewhere\/ responds with status 404/);
});
