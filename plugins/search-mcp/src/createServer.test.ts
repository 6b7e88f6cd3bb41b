import {createServer as createHttpServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {buildIndex} from '@screwbox/docusaurus-search/node';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {createServer} from './createServer';
import {openAddress} from './openAddress';
import {openFolder} from './openFolder';
import type {Site} from './Site';

const HOME = 'https://docs.test/base/';

const page = (title: string, body: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const PAGES = {
  'docs/audio/index.html': page(
    'Audio',
    '<p>Plays sounds.</p><h2 id="volume">Volume</h2><p>Change the loudness.</p><pre>```\n## Formats\n```</pre><h3 id="mute">Mute</h3><p>Silence.</p><h2 id="formats">Formats</h2><p>Wave files.</p>',
  ),
  'docs/camera.html': page(
    'Camera',
    '<p>Follows the player.</p><nav>Menu</nav><blockquote><h2 id="zoom">Zoom <a href="https://docs.test/x">in</a></h2><p>Closer.</p></blockquote>',
  ),
  'blog/release/index.html': page('Release', '<p>The loudness meter is new.</p>'),
};

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  write('index.html', `<html><head><link rel=canonical href=${HOME}></head></html>`);
  for (const [file, html] of Object.entries(PAGES)) write(file, html);
  write('docs/deep.html', page('Deep', '<div>'.repeat(20_000)));
  write(
    'docs/audio.md',
    '# Audio\n\nPlays **sounds**.\n\n## Volume\n\nChange the loudness.\n\n```\n## Formats\n```\n\n### Mute\n\nSilence.\n\n## Formats\n\nWave files.\n',
  );
  write(
    'search-index/index.json',
    JSON.stringify({
      indexes: ['docs/', 'blog/'],
      contexts: {docs: 'docs', blog: 'blog'},
    }),
  );
  for (const context of ['docs', 'blog'])
    await buildIndex({
      pages: Object.entries(PAGES)
        .filter(([file]) => file.startsWith(context))
        .map(([file, html]) => ({
          url: `/base/${file.replace(/(?:\/index)?\.html$/, '')}`,
          html,
        })),
      outDir: path.join(folder, 'search-index', context),
    });
});

afterAll(() => rmSync(folder, {recursive: true}));

async function connect(site: Site): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  const server = await createServer(site, '1.0.0');
  await server.connect(ofServer);
  await client.connect(ofClient);
  onTestFinished(() => client.close());
  return client;
}

async function call(client: Client, name: string, args: object) {
  const {content, structuredContent, isError} = (await client.callTool({
    name,
    arguments: {...args},
  })) as {content: {text: string}[]; structuredContent?: unknown; isError?: boolean};
  return {structuredContent, isError, text: content[0]?.text ?? ''};
}

async function serve(listener: RequestListener): Promise<string> {
  const host = createHttpServer(listener);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    host.closeAllConnections();
    host.close();
  });
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}/base/`;
}

const files: RequestListener = ({url = ''}, response) => {
  try {
    response.end(readFileSync(path.join(folder, decodeURI(url).replace('/base/', ''))));
  } catch {
    response.writeHead(404).end('Not found');
  }
};

describe.each([
  ['of a folder', () => openFolder(folder)],
  ['on a host', async () => openAddress(await serve(files))],
])('The server for a site %s', (_, open) => {
  it('offers two read-only tools', async () => {
    const {tools} = await (await connect(await open())).listTools();
    expect(tools.map(({name, annotations}) => [name, annotations?.readOnlyHint])).toEqual([
      ['search_docs', true],
      ['read_page', true],
    ]);
  });

  it('searches all contexts, or only the given context', async () => {
    const site = await open();
    const client = await connect(site);
    const all = await call(client, 'search_docs', {query: 'loudness'});
    expect(all.structuredContent).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({
          title: 'Audio',
          section: 'Volume',
          address: new URL('docs/audio#volume', site.home).href,
        }),
        expect.objectContaining({title: 'Release'}),
      ]) as unknown,
    });
    const blog = await call(client, 'search_docs', {query: 'loudness', context: 'blog'});
    expect(blog.structuredContent).toEqual({
      rows: [expect.objectContaining({title: 'Release'})],
    });
    const one = await call(client, 'search_docs', {query: 'loudness', limit: 1});
    expect((one.structuredContent as {rows: object[]}).rows).toHaveLength(1);
  });

  it('reports if there are no results or if the context does not exist', async () => {
    const client = await connect(await open());
    expect((await call(client, 'search_docs', {query: 'zyxwvut'})).text).toContain('No results');
    const wrong = await call(client, 'search_docs', {query: 'loudness', context: 'api'});
    expect(wrong).toMatchObject({isError: true});
    expect(wrong.text).toContain('Use one of docs, blog');
  });

  it.each(['loudness:latest', 'loudness~x', 'loudness tag:none'])(
    'searches the malformed query %s as plain text, and says so',
    async (query) => {
      const client = await connect(await open());
      const {isError, text, structuredContent} = await call(client, 'search_docs', {query});
      expect(isError).toBeUndefined();
      expect(text).toMatch(/^The query was searched as plain text: .+\n\nAudio › Volume\n/);
      expect(structuredContent).toHaveProperty('notice');
    },
  );

  it('names the contexts of the site in the description of its search tool', async () => {
    const {tools} = await (await connect(await open())).listTools();
    expect(tools[0]?.inputSchema.properties).toMatchObject({
      context: {description: 'Part of the site: "docs", "blog". Leave it out to search all.'},
    });
  });

  it.each([
    ['docs/audio', '# Audio\n\nPlays **sounds**.'],
    ['docs/audio/', '# Audio\n\nPlays **sounds**.'],
    ['docs/audio.md', '# Audio\n\nPlays **sounds**.'],
    ['docs/camera', '# Camera\n\nFollows the player.'],
  ])('returns the page %s', async (address, text) => {
    const client = await connect(await open());
    expect((await call(client, 'read_page', {address})).text).toContain(text);
  });

  it.each([
    [
      'docs/audio#volume',
      '## Volume\n\nChange the loudness.\n\n````\n```\n## Formats\n```\n````\n\n### Mute\n\nSilence.',
    ],
    ['docs/camera#zoom', '> ## Zoom [in](https://docs.test/x)\n>\n> Closer.'],
  ])('returns the section %s with the sections below it', async (address, section) => {
    const client = await connect(await open());
    expect((await call(client, 'read_page', {address})).text).toBe(section);
  });

  it('lists the sections of a page if it has no section with the given fragment', async () => {
    const client = await connect(await open());
    const {isError, text} = await call(client, 'read_page', {address: 'docs/audio#none'});
    expect({isError, text}).toMatchObject({
      isError: true,
      text: expect.stringContaining('volume, mute, formats') as unknown,
    });
  });

  it.each([
    ['docs/none', 'has no page'],
    ['docs/deep', 'nested too deeply'],
    ['https://elsewhere.test/base/docs/audio', 'is outside'],
    ['../secret', 'is outside'],
    ['docs/%2e%2e%2f%2e%2e%2fsecret', 'is outside'],
    ['docs/%', 'not a valid address'],
  ])('rejects the address %s', async (address, reason) => {
    const client = await connect(await open());
    const {isError, text} = await call(client, 'read_page', {address});
    expect({isError, text}).toMatchObject({
      isError: true,
      text: expect.stringContaining(reason) as unknown,
    });
  });

  it('rejects invalid arguments', async () => {
    const client = await connect(await open());
    for (const args of [{query: ''}, {query: 'x', limit: 1000}, {}])
      expect(await call(client, 'search_docs', args)).toMatchObject({isError: true});
  });
});

it('A symlink to a file outside the folder is not followed', async () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'secret.md'), 'secret');
  symlinkSync(path.join(outside, 'secret.md'), path.join(folder, 'link.md'));
  onTestFinished(() => {
    rmSync(outside, {recursive: true});
    rmSync(path.join(folder, 'link.md'));
  });
  const client = await connect(await openFolder(folder));
  expect((await call(client, 'read_page', {address: 'link'})).text).not.toContain('secret');
});

describe('A host', () => {
  it.each<[string, RequestListener, string]>([
    [
      'that serves HTML for every address',
      (_, response) => void response.end('<!doctype html>'),
      'is not a list of indexes',
    ],
    [
      'without an index',
      (_, response) => void response.writeHead(404).end(),
      'has no search-index',
    ],
    ['that fails', (_, response) => void response.writeHead(503).end(), 'status 503'],
    [
      'that closes the connection',
      ({socket}) => void socket.destroy(),
      'cannot be reached. Check the address, or try again later.',
    ],
    [
      'that redirects outside the site',
      (_, response) => void response.writeHead(302, {location: 'https://elsewhere.test/'}).end(),
      'outside the site',
    ],
    [
      'with endless redirects',
      ({url}, response) => void response.writeHead(302, {location: `${url}x`}).end(),
      'redirects more than',
    ],
    [
      'that sends a file that is too large',
      (_, response) => void response.end(Buffer.alloc(5_000_000)),
      'is larger than 4 MB',
    ],
  ])('%s is reported', async (_, listener, reason) => {
    const client = await connect(openAddress(await serve(listener)));
    const {isError, text} = await call(client, 'search_docs', {query: 'loudness'});
    expect({isError, text}).toMatchObject({
      isError: true,
      text: expect.stringContaining(reason) as unknown,
    });
  });

  it('that is too slow is reported', async () => {
    const address = await serve(() => undefined);
    const {isError, text} = await call(await connect(openAddress(address, 20)), 'search_docs', {
      query: 'loudness',
    });
    expect({isError, text}).toMatchObject({
      isError: true,
      text: expect.stringContaining('did not respond within 0.02 seconds') as unknown,
    });
  });

  it('can be searched once it has recovered from an error', async () => {
    let isDown = true;
    const address = await serve((request, response) =>
      isDown ? void response.writeHead(503).end() : files(request, response),
    );
    const client = await connect(openAddress(address));
    expect(await call(client, 'search_docs', {query: 'loudness'})).toMatchObject({isError: true});
    isDown = false;
    expect((await call(client, 'search_docs', {query: 'loudness'})).text).toContain('Audio');
  });

  it('without HTTPS is rejected', () => {
    expect(() => openAddress('http://example.org/')).toThrow('not an HTTPS address');
    expect(() => openAddress('https://')).toThrow('https:// is not an address');
  });
});

it('A folder that does not exist is rejected', async () => {
  const none = path.join(tmpdir(), 'none-such');
  await expect(openFolder(path.relative(process.cwd(), none))).rejects.toThrow(
    `${none} is not a folder`,
  );
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'mcp-')));
  onTestFinished(() => rmSync(root, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const NO_INDEXES = JSON.stringify({indexes: []});
const HASH_ROUTER = '<!doctype html><html><body><div id=__docusaurus></div></body></html>';

describe('The error for a folder without an index names', () => {
  it.each(['.', 'build/docs', 'build/docs/guides', 'build/search-index'])(
    'the folder of the build instead of %s',
    async (wrong) => {
      const root = folderWith({
        'build/search-index/index.json': NO_INDEXES,
        'build/docs/guides/index.html': '',
      });
      const named = path.join(root, wrong);
      await expect(openFolder(named)).rejects.toThrow(
        `The folder ${named} has no search-index/index.json. Name the folder of the build: ${root}/build`,
      );
    },
  );

  it('an example path if there is no build', async () => {
    const root = folderWith({'package.json': '{}', 'index.html': '<main>Text</main>'});
    await expect(openFolder(root)).rejects.toThrow(
      `The folder ${root} has no search-index/index.json. Name the folder of the build of a site with @screwbox/docusaurus-search, such as ${root}/build`,
    );
  });

  it.each([
    ['index.html', HASH_ROUTER],
    ['index.html', HASH_ROUTER.replace('=__docusaurus', '="__docusaurus"')],
    ['build/index.html', HASH_ROUTER],
  ])('the hash router as the reason if the page %s was built with it', async (file, html) => {
    const root = folderWith({[file]: html});
    await expect(openFolder(root)).rejects.toThrow(
      'has no search-index/index.json. A build with the hash router has no such files.',
    );
  });
});

it('The search tool for a site without contexts has no context parameter', async () => {
  const root = folderWith({'search-index/index.json': NO_INDEXES});
  const {tools} = await (await connect(await openFolder(root))).listTools();
  expect(Object.keys(tools[0]?.inputSchema.properties ?? {})).toEqual(['query', 'limit']);
});

it('The error for a missing page does not suggest a search if the site has no index', async () => {
  const client = await connect(
    openAddress(await serve((_, response) => void response.writeHead(404).end())),
  );
  const {text} = await call(client, 'read_page', {address: 'none'});
  expect(text).toContain('cannot be searched either');
  expect(text).not.toContain('search_docs');
});

describe('The search index of a site', () => {
  async function build(root: string, word: string): Promise<void> {
    rmSync(path.join(root, 'search-index'), {recursive: true, force: true});
    await buildIndex({
      pages: [{url: '/docs/new', html: page('New', `<p>Now with ${word}.</p>`)}],
      outDir: path.join(root, 'search-index/docs'),
    });
    writeFileSync(
      path.join(root, 'search-index/index.json'),
      JSON.stringify({indexes: ['docs/'], contexts: {docs: 'docs'}}),
    );
  }

  const listener =
    (root: string, asked: string[] = []): RequestListener =>
    ({url = ''}, response) => {
      asked.push(url);
      const file = path.join(root, url.replace('/base/', ''));
      if (existsSync(file)) response.end(readFileSync(file));
      else response.writeHead(404).end();
    };

  it.each([
    ['in a folder', openFolder],
    ['on a host', async (root: string) => openAddress(await serve(listener(root)), 10_000, 0)],
  ])('%s is read again after a new build', async (_, open) => {
    const root = folderWith({});
    await build(root, 'zebras');
    const client = await connect(await open(root));
    expect((await call(client, 'search_docs', {query: 'zebras'})).text).toContain('Now with');
    await build(root, 'giraffes');
    expect((await call(client, 'search_docs', {query: 'giraffes'})).text).toContain('Now with');
    expect((await call(client, 'search_docs', {query: 'zebras'})).text).toContain('No results');
  });

  it('behind a symlink is read again if the symlink gets a new target', async () => {
    const root = folderWith({});
    await build(path.join(root, '1'), 'zebras');
    await build(path.join(root, '2'), 'giraffes');
    symlinkSync(path.join(root, '1'), path.join(root, 'current'));
    const client = await connect(await openFolder(path.join(root, 'current')));
    expect((await call(client, 'search_docs', {query: 'zebras'})).text).toContain('Now with');
    rmSync(path.join(root, 'current'));
    symlinkSync(path.join(root, '2'), path.join(root, 'current'));
    expect((await call(client, 'search_docs', {query: 'giraffes'})).text).toContain('Now with');
  });

  it('is read again if an index is added to the build', async () => {
    const root = folderWith({});
    await build(root, 'zebras');
    const client = await connect(await openFolder(root));
    expect((await call(client, 'search_docs', {query: 'giraffes'})).text).toContain('No results');
    await buildIndex({
      pages: [{url: '/blog/new', html: page('Post', '<p>Now with giraffes.</p>')}],
      outDir: path.join(root, 'search-index/blog'),
    });
    writeFileSync(
      path.join(root, 'search-index/index.json'),
      JSON.stringify({indexes: ['docs/', 'blog/']}),
    );
    expect((await call(client, 'search_docs', {query: 'giraffes'})).text).toContain('Post');
  });

  it('is not requested from the host again for a repeated search', async () => {
    const root = folderWith({});
    const asked: string[] = [];
    await build(root, 'zebras');
    const client = await connect(openAddress(await serve(listener(root, asked))));
    await call(client, 'search_docs', {query: 'zebras'});
    const before = asked.length;
    await call(client, 'search_docs', {query: 'zebras'});
    expect(asked.slice(before)).toEqual([]);
  });

  it('is reported if its files are missing, with a new build as the probable reason', async () => {
    const root = folderWith({});
    await build(root, 'zebras');
    const client = await connect(
      openAddress(
        await serve((request, response) =>
          request.url?.endsWith('index.json')
            ? listener(root)(request, response)
            : void response.writeHead(404).end(),
        ),
      ),
    );
    expect((await call(client, 'search_docs', {query: 'zebras'})).text).toContain(
      'is gone. The site was probably built again',
    );
  });
});
