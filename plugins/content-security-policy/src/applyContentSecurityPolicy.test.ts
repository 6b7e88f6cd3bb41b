import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {applyContentSecurityPolicy} from './applyContentSecurityPolicy';
import {parseArguments} from './cli/parseArguments';
import {summaryText} from './cli/summaryText';

let dir: string;
const page = '<!doctype html><meta charset=utf-8><script>one()</script>';
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const write = (file: string, text: string | Buffer) => {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'policy-'));
  write('index.html', page);
  write('docs/a/index.html', page.replace('one', 'two'));
  write('assets/js/main.52ec25a6.js', '');
});
afterEach(() => rmSync(dir, {recursive: true}));

describe('A built site', () => {
  it('gets a policy on every page, and both host files', async () => {
    const summary = await applyContentSecurityPolicy(dir);
    expect(summary).toMatchObject({pages: 2, scripts: 2, written: ['_headers', 'nginx.conf']});
    for (const file of ['index.html', 'docs/a/index.html'])
      expect(read(file)).toContain('http-equiv=Content-Security-Policy');
    expect(read('_headers')).toContain('/assets/*\n  Cache-Control: public, max-age=31536000');
    expect(summaryText(summary)).toMatch(/^Content-Security-Policy on 2 pages, 2 inline scripts/);
  });

  it('is reported with each refused source once, and with the number of affected pages', async () => {
    const frame = '<iframe src=https://video.example/1></iframe>';
    write('a.html', page + frame + frame);
    write('b.html', page + frame);
    const {refused} = await applyContentSecurityPolicy(dir);
    const source = 'https://video.example';
    expect(refused).toEqual([{directive: 'frame-src', source, file: 'a.html', pages: 2}]);
  });

  it('marks only folders in which every file name has a hash as immutable in _headers', async () => {
    write('assets/report.pdf', '');
    write('de/assets/js/main.884eecb2.js', '');
    await applyContentSecurityPolicy(dir);
    expect(read('_headers').match(/^\/.*/gm)).toEqual(['/*', '/assets/js/*', '/de/assets/*']);
  });

  it('is not changed if some of its pages cannot have the policy', async () => {
    write('bad.html', '<!doctype html><meta charset=utf-8><p onclick=x()>');
    write('worse.html', '<!doctype html><script>x()</script><meta charset=utf-8>');
    await expect(applyContentSecurityPolicy(dir)).rejects.toThrow(
      /2 of 4 pages[^]*bad\.html[^]*line 1: the event handler onclick[^]*worse\.html has no place/,
    );
    expect(read('index.html')).toBe(page);
    expect(() => read('_headers')).toThrow();
  });

  it('keeps excluded pages unchanged, even if they could not have the policy', async () => {
    const demo = '<!doctype html><meta charset=utf-8><p onclick=x()>';
    write('demos/a/index.html', demo);
    const given = parseArguments([dir, '--exclude', 'demos/**']);
    if (given === 'help') throw new Error('The arguments ask for the usage.');
    const summary = await applyContentSecurityPolicy(given.buildDir, given.options);
    expect(summary).toMatchObject({pages: 2, excluded: ['demos/a/index.html']});
    expect(read('demos/a/index.html')).toBe(demo);
  });

  it.each([
    ['rules for other paths', '/fonts/*\n  Cache-Control: public, max-age=600\n'],
    ['a header that a rule removes', '/embed/*\n  ! Content-Security-Policy\n'],
    ['comments and other line endings', '# Ours\r\n/a\r\n  X-Robots-Tag: noindex\r\n'],
  ])('keeps its own _headers with %s, and a second run gives the same result', async (_, own) => {
    write('_headers', own);
    const summary = await applyContentSecurityPolicy(dir);
    expect(summary).toMatchObject({written: ['_headers', 'nginx.conf'], merged: ['_headers']});
    const once = read('_headers');
    expect(once).toContain('\n/*\n  Content-Security-Policy: frame-ancestors');
    expect(once.endsWith(own)).toBe(true);
    expect((await applyContentSecurityPolicy(dir)).merged).toEqual(['_headers']);
    expect(read('_headers')).toBe(once);
  });

  it('gets host files that depend only on the options, not on an earlier run', async () => {
    await applyContentSecurityPolicy(dir, {referrerPolicy: 'origin'});
    const first = [read('_headers'), read('nginx.conf')];
    await applyContentSecurityPolicy(dir);
    expect(read('_headers')).not.toContain('Referrer-Policy: origin\n');
    const summary = await applyContentSecurityPolicy(dir, {referrerPolicy: 'origin'});
    expect([read('_headers'), read('nginx.conf')]).toEqual(first);
    expect(summary.merged).toEqual([]);
  });

  it.each([
    [
      '_headers',
      '/*\n  Referrer-Policy: origin\n',
      /_headers sets referrer-policy for \/\* in line 2/,
    ],
    ['_headers', '/a\n  X: y\n/docs/*\n  Content-Security-Policy: x\n', /for \/docs\/\* in line 4/],
    ['_headers', 'https://a.example/assets/js/*\n  Cache-Control: x\n', /for \/assets\/js\/\*/],
    ['_headers', '/*\n  cache-control: no-store\n', /sets cache-control for \/\* in line 2/],
    ['nginx.conf', 'server { listen 80; }\n', /nginx\.conf belongs to the site.* --host headers/],
  ])('is not changed if its own %s cannot be merged: %j', async (file, own, message) => {
    write(file, own);
    await expect(applyContentSecurityPolicy(dir)).rejects.toThrow(message);
    expect(read(file)).toBe(own);
    expect(read('index.html')).toBe(page);
  });

  it.each(['_headers', 'nginx.conf'])(
    'is not changed if lines that an earlier run wrote to %s were edited',
    async (file) => {
      await applyContentSecurityPolicy(dir);
      const changed = `${read(file).replace('nosniff', 'sniff')}`;
      write(file, changed);
      await expect(applyContentSecurityPolicy(dir)).rejects.toThrow(
        `${file} has lines from line 1 on that this command once wrote and that were changed since`,
      );
      expect(read(file)).toBe(changed);
    },
  );

  it('keeps its own host file if the options do not select that host', async () => {
    write('nginx.conf', 'server { listen 80; }\n');
    await applyContentSecurityPolicy(dir, {hostFiles: ['headers']});
    expect(read('nginx.conf')).toBe('server { listen 80; }\n');
  });

  it('is not changed if a page has its own policy, and the error names the line of that policy', async () => {
    const own =
      '<!doctype html><meta charset=utf-8>\n<meta http-equiv=Content-Security-Policy content=x>';
    write('demo.html', own);
    await expect(applyContentSecurityPolicy(dir)).rejects.toThrow(
      /demo\.html has its own policy in line 2; remove it .* --exclude/,
    );
    expect(read('demo.html')).toBe(own);
    expect(read('index.html')).toBe(page);
  });

  it('is not changed if a glob in the option `exclude` matches no page', async () => {
    await expect(
      applyContentSecurityPolicy(dir, {exclude: ['docs/**', '/demos/**']}),
    ).rejects.toThrow(/exclude contains "\/demos\/\*\*", which matches no page/);
    expect(read('index.html')).toBe(page);
  });

  it('is not changed if a page is not valid UTF-8, and the error names the remedy', async () => {
    const latin = Buffer.from('<!doctype html><meta charset=latin1><p>M\u00fcnster', 'latin1');
    write('latin.html', latin);
    await expect(applyContentSecurityPolicy(dir)).rejects.toThrow(
      /1 of 3 pages[^]*latin\.html is not UTF-8 text; save it as UTF-8/,
    );
    expect(readFileSync(path.join(dir, 'latin.html'))).toEqual(latin);
    expect(read('index.html')).toBe(page);
  });

  it.each(['a.htm', 'a.HTML'])('gets a policy on a page with the file name %s', async (file) => {
    write(file, page);
    await applyContentSecurityPolicy(dir);
    expect(read(file)).toContain('http-equiv=Content-Security-Policy');
  });

  it('is reported with its XHTML pages, which are not changed', async () => {
    write('b/a.xhtml', page);
    write('c.xht', page);
    const summary = await applyContentSecurityPolicy(dir);
    expect(summary).toMatchObject({pages: 2, withoutPolicy: ['b/a.xhtml', 'c.xht']});
    expect(read('b/a.xhtml')).toBe(page);
    expect(summaryText(summary)).toMatch(/; none on XHTML: b\/a\.xhtml, c\.xht$/);
  });

  it('is reported with the page that has the largest policy', async () => {
    write('b.html', `${page}<script>three()</script>`);
    const {largest} = await applyContentSecurityPolicy(dir);
    expect(largest.file).toBe('b.html');
    expect(read('b.html')).toHaveLength(`${page}<script>three()</script>`.length + largest.bytes);
  });

  it('can have a policy of exactly the allowed size', async () => {
    const {bytes} = (await applyContentSecurityPolicy(dir)).largest;
    expect((await applyContentSecurityPolicy(dir, {maxBytes: bytes})).pages).toBe(2);
    await expect(applyContentSecurityPolicy(dir, {maxBytes: bytes - 1})).rejects.toThrow(
      `${bytes - 1} are allowed`,
    );
  });

  it('gets no policy in files without tags', async () => {
    const before = await applyContentSecurityPolicy(dir);
    write('google1234.html', 'google-site-verification: google1234.html');
    write('empty.html', '');
    expect((await applyContentSecurityPolicy(dir)).pages).toBe(before.pages);
    expect(read('google1234.html')).toBe('google-site-verification: google1234.html');
  });

  it('is rejected if no file contains HTML', async () => {
    rmSync(path.join(dir, 'index.html'));
    rmSync(path.join(dir, 'docs'), {recursive: true});
    write('google1234.html', 'google-site-verification: google1234.html');
    await expect(applyContentSecurityPolicy(dir)).rejects.toThrow(/contains no HTML file/);
  });

  it.each(['nope', 'index.html', 'index.html/nope'])(
    'is rejected if the path %s is given instead of its folder, and the error names the remedy',
    async (name) => {
      const given = path.join(dir, name);
      await expect(applyContentSecurityPolicy(given)).rejects.toThrow(
        `docusaurus-content-security-policy: ${given} is not a folder. Build the site first, or name its build folder.`,
      );
    },
  );
});

describe('The command', () => {
  it('reads its arguments', () => {
    const args = [
      'build',
      '--base',
      '/x/',
      '--directive',
      "img-src 'self' https://i.tld",
      '--json',
    ];
    expect(parseArguments([...args, '--host', 'nginx', '--immutable', 'a/**'])).toEqual({
      buildDir: 'build',
      json: true,
      options: {
        baseUrl: '/x/',
        directives: {'img-src': ["'self'", 'https://i.tld']},
        hostFiles: ['nginx'],
        immutable: ['a/**'],
      },
    });
  });

  it('accepts the options for the referrer policy, the maximum size and frame ancestors', () => {
    const options = ['--referrer-policy', 'origin', '--max-bytes', '4096'];
    const frames = ['--frame-ancestors', "'self'", '--frame-ancestors', 'https://site.tld'];
    expect(parseArguments(['build', ...options, ...frames])).toEqual({
      buildDir: 'build',
      json: false,
      options: {
        referrerPolicy: 'origin',
        maxBytes: 4096,
        frameAncestors: ["'self'", 'https://site.tld'],
      },
    });
  });

  it('parses a number with a unit as NaN, which the options reject', () => {
    const given = parseArguments(['build', '--max-bytes', '2kB']);
    expect(given).toMatchObject({options: {maxBytes: Number.NaN}});
  });

  it.each(['--help', '-h'])('prints its usage for %s', (flag) => {
    expect(parseArguments([flag])).toBe('help');
    expect(parseArguments(['build', flag])).toBe('help');
  });

  it.each([
    [[], /name one build folder/],
    [['a', 'b'], /name one build folder/],
    [['a', '--host', 'apache'], /--host is "apache" but must be headers or nginx/],
    [['a', '--nope'], /nope/],
    [
      ['a', '--directive', "img-src 'self'", '--directive', 'img-src data:'],
      /--directive names img-src twice\. Give all its sources at once/,
    ],
  ])('rejects %j', (args, message) => {
    expect(() => parseArguments(args)).toThrow(message);
  });
});
