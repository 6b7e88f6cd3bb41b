import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {DEFAULT_DIRECTIVES, serializePolicy} from '../policy/directives';
import {applyToPage} from './applyToPage';
import {isExecutable} from './PageScan';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const input = (name: string) => readFileSync(path.join(fixtures, name, 'input.html'), 'utf8');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = /<meta http-equiv=Content-Security-Policy content="[^"]*">/;

async function outcome(name: string): Promise<string> {
  try {
    return (await applyToPage(input(name), DEFAULT_DIRECTIVES)).html;
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}\n`;
  }
}

describe('A page', () => {
  it.each(readdirSync(fixtures))('gets its policy: %s', async (name) => {
    await expect(await outcome(name)).toMatchFileSnapshot(path.join(fixtures, name, 'output.html'));
  });

  it.each(readdirSync(fixtures).filter((name) => !/handler|before-charset|existing/.test(name)))(
    'does not change in a second run: %s',
    async (name) => {
      const {html} = await applyToPage(input(name), DEFAULT_DIRECTIVES);
      expect((await applyToPage(html, DEFAULT_DIRECTIVES)).html).toBe(html);
    },
  );

  it('keeps its byte order mark, which does not affect the policy', async () => {
    const html = '<!doctype html><meta charset=utf-8><script>one()</script>';
    const once = await applyToPage(`\uFEFF${html}`, DEFAULT_DIRECTIVES);
    expect(once.html).toBe(`\uFEFF${(await applyToPage(html, DEFAULT_DIRECTIVES)).html}`);
    expect((await applyToPage(once.html, DEFAULT_DIRECTIVES)).html).toBe(once.html);
  });

  it('gets its policy after the character set, even if an earlier policy precedes the character set', async () => {
    const bare = '<meta charset=utf-8><script>one()</script>';
    const earlier = `<meta http-equiv=Content-Security-Policy content="${serializePolicy(DEFAULT_DIRECTIVES, [])}">`;
    expect(await applyToPage(earlier + bare, DEFAULT_DIRECTIVES)).toEqual(
      await applyToPage(bare, DEFAULT_DIRECTIVES),
    );
  });

  it('gets a new policy if an earlier run has written one with other sources', async () => {
    const bare = '<meta charset=utf-8><script>one()</script>';
    const other = {...DEFAULT_DIRECTIVES, 'img-src': ['https://a.example']};
    const once = await applyToPage(bare, other);
    expect(await applyToPage(once.html, DEFAULT_DIRECTIVES)).toEqual(
      await applyToPage(bare, DEFAULT_DIRECTIVES),
    );
  });

  it.each([
    ['<meta charset=utf-8>\n<meta http-equiv=Content-Security-Policy content="img-src *">', '2'],
    ['<meta charset=utf-8>\n\n<META content="a" HTTP-EQUIV="CONTENT-SECURITY-POLICY">', '3'],
    [
      '<meta charset=utf-8><meta http-equiv=Content-Security-Policy content="img-src *">\n<meta http-equiv=Content-Security-Policy content="font-src *">',
      '1, 2',
    ],
    [
      `<meta charset=utf-8><meta http-equiv=Content-Security-Policy content="${serializePolicy(DEFAULT_DIRECTIVES, [])}">\n<meta http-equiv=Content-Security-Policy content="img-src *">`,
      '2',
    ],
    [
      `<meta charset=utf-8><meta http-equiv=Content-Security-Policy content="${serializePolicy(DEFAULT_DIRECTIVES, []).replaceAll(';', '; ')}">`,
      '1',
    ],
  ])('keeps its own policy, and is rejected: %s', async (html, lines) => {
    await expect(applyToPage(html, DEFAULT_DIRECTIVES)).rejects.toThrow(
      `has its own policy in line ${lines}; remove it and allow its sources with --directive, or leave the page out with --exclude`,
    );
  });

  it.each([
    ['<a href=" JavaScript:x()">', 'href'],
    ['<button formaction=javascript:x()>', 'formaction'],
    ['<iframe src=javascript:x()>', 'src'],
    ['<form action=javascript:x()>', 'action'],
    ['<object data=javascript:x()>', 'data'],
    ['<a href="java\nscript:x()">', 'href'],
    ['<a href="j\ta\tv\tascript\r\n:x()">', 'href'],
    ['<area href="&Tab;javascript&colon;x()">', 'href'],
    ['<svg><a xlink:href="java\nscript:x()"></a></svg>', 'href'],
  ])('cannot contain a javascript: address: %j', async (html, attribute) => {
    await expect(applyToPage(`<meta charset=utf-8>${html}`, DEFAULT_DIRECTIVES)).rejects.toThrow(
      `line 1: a javascript: address in ${attribute}`,
    );
  });

  it.each(['/javascript:x', 'https://javascript:1/', 'java script:x'])(
    'can contain the address %s, which is not a javascript: address',
    async (address) => {
      const html = `<meta charset=utf-8><a href="${address}">`;
      await expect(applyToPage(html, DEFAULT_DIRECTIVES)).resolves.toBeDefined();
    },
  );

  it.each(['<my-video once one only=x online ongoing>', '<my-list onboarding>'])(
    'can contain attributes of custom elements that only look like event handlers: %s',
    async (html) => {
      await expect(
        applyToPage(`<meta charset=utf-8>${html}`, DEFAULT_DIRECTIVES),
      ).resolves.toBeDefined();
    },
  );

  it.each([
    ['<my-video onclick=x()>', 'onclick'],
    ['<my-video onpointerdown=x()>', 'onpointerdown'],
    ['<video onwaitingforkey=x()>', 'onwaitingforkey'],
  ])('cannot contain an event handler attribute: %s', async (html, handler) => {
    await expect(applyToPage(`<meta charset=utf-8>${html}`, DEFAULT_DIRECTIVES)).rejects.toThrow(
      `line 1: the event handler ${handler}`,
    );
  });

  it.each([
    ['a frame', '<iframe srcdoc="<script>one()</script>"></iframe>'],
    [
      'a frame that may run scripts',
      '<iframe sandbox="allow-forms allow-scripts" srcdoc="<script>one()</script>"></iframe>',
    ],
    [
      'an open shadow root',
      '<x-a><template shadowrootmode=open><script>one()</script></template></x-a>',
    ],
    [
      'a closed shadow root',
      '<x-a><template shadowrootmode=closed><script>one()</script></template></x-a>',
    ],
    [
      'a shadow root in a frame',
      "<iframe srcdoc='<x-a><template shadowrootmode=open><script>one()</script></template></x-a>'></iframe>",
    ],
  ])('gets the hash of a script in %s', async (_, html) => {
    const {hashes} = await applyToPage(`<meta charset=utf-8>${html}`, DEFAULT_DIRECTIVES);
    expect(hashes).toEqual([hashOf('one()')]);
  });

  it.each([
    '<noscript><script>one()</script></noscript>',
    '<template><script>one()</script></template>',
    '<template shadowrootmode=none><script>one()</script></template>',
    '<template><x-a><template shadowrootmode=open><script>one()</script></template></x-a></template>',
    '<iframe sandbox srcdoc="<script>one()</script>"></iframe>',
    '<noscript><p onclick=x()>a</p></noscript>',
    '<iframe sandbox=allow-forms srcdoc="<p onclick=x()>"></iframe>',
  ])('needs no hash for code that never runs: %s', async (html) => {
    const {hashes} = await applyToPage(`<meta charset=utf-8>${html}`, DEFAULT_DIRECTIVES);
    expect(hashes).toEqual([]);
  });

  it.each([
    ['<iframe srcdoc="<p onclick=x()>"></iframe>', 'the event handler onclick'],
    ['<iframe srcdoc="<a href=javascript:x()>a</a>"></iframe>', 'a javascript: address in href'],
    [
      '<x-a><template shadowrootmode=open><p onclick=x()></template></x-a>',
      'the event handler onclick',
    ],
  ])('is rejected with a line number if no hash can allow the code in %s', async (html, what) => {
    await expect(
      applyToPage(`<meta charset=utf-8>\n\n${html}`, DEFAULT_DIRECTIVES),
    ).rejects.toThrow(`line 3: ${what}`);
  });

  it.each([
    '<iframe srcdoc="<!doctype html><meta http-equiv=Content-Security-Policy content=x>"></iframe>',
    '<x-a><template shadowrootmode=open><meta http-equiv=Content-Security-Policy content=x></template></x-a>',
  ])('keeps the policies of embedded documents: %s', async (inner) => {
    const html = `<!doctype html><meta charset=utf-8>${inner}`;
    expect((await applyToPage(html, DEFAULT_DIRECTIVES)).html.replace(POLICY, '')).toBe(html);
  });

  it.each([
    ['a script is before the character set', '<head>\n<script>x()</script><meta charset=x>', 2],
    ['a base address is before the character set', '<head>\n\n<base href=/x/><meta charset=x>', 3],
    ['there is no head', '<!doctype html>\n\n<p>x', 3],
  ])('is rejected if %s, and the error names the line', async (_, html, line) => {
    await expect(applyToPage(html, DEFAULT_DIRECTIVES)).rejects.toThrow(
      `has no place for the policy in line ${line}: put <meta charset>`,
    );
  });

  it('grows by the reported size of the policy', async () => {
    const before = input('minified');
    const {html, bytes} = await applyToPage(before, DEFAULT_DIRECTIVES);
    expect(bytes).toBe(Buffer.byteLength(html) - Buffer.byteLength(before));
  });
});

describe('A script', () => {
  it.each([undefined, 'speculationrules', ' Text/ECMAScript '])('of type %j needs a hash', (type) =>
    expect(isExecutable(type)).toBe(true),
  );
  it.each(['application/json', 'text/x-handlebars'])('of type %j is data', (type) =>
    expect(isExecutable(type)).toBe(false),
  );
});
