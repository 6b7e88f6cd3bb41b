import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkSite, pageMessage} from './checkSite';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'legal-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const rules = {
  siteUrl: 'https://screwbox.dev',
  requiredLinks: ['/impressum'],
  allowedOrigins: [],
};

describe('The check of a built site', () => {
  it.each(['a.html', 'a.HTML', 'a.htm', 'a.xhtml', 'a.xht'])('reads the page %s', async (file) => {
    writeFileSync(path.join(dir, file), '<p>Text');
    expect(await checkSite(dir, '/', rules)).toEqual([
      {file, problem: 'has no link to /impressum in its HTML'},
    ]);
  });

  it.each(['a.css', 'a.CSS'])('reads the style sheet %s', async (file) => {
    writeFileSync(path.join(dir, file), '@import "https://cdn.dev/a.css";');
    expect(await checkSite(dir, '/', rules)).toEqual([
      {file, problem: 'loads from https://cdn.dev, which no entry of thirdParties names'},
    ]);
  });

  it('reads pages and style sheets in all folders, but no scripts', async () => {
    mkdirSync(path.join(dir, 'docs/a.html'), {recursive: true});
    writeFileSync(path.join(dir, 'docs/b.html'), '<a href=../impressum>I</a><img src=../../a.png>');
    writeFileSync(path.join(dir, 'docs/a.css'), 'a{background:url(b.png)}');
    writeFileSync(path.join(dir, 'docs/a.js'), '@import "https://cdn.dev/a.css"');
    writeFileSync(path.join(dir, 'z.html'), '<p>Text');
    writeFileSync(path.join(dir, 'docs/a.html/c.html'), '<p>Text');
    const required = {...rules, requiredLinks: ['/base/impressum']};
    expect((await checkSite(dir, '/base/', required)).map(({file}) => file)).toEqual([
      'docs/a.html/c.html',
      'z.html',
    ]);
  });
});

describe('The message about a built site', () => {
  const problems = (count: number) =>
    Array.from({length: count}, (_, number) => ({
      file: `${number}.html`,
      problem: `is wrong (${number})`,
    }));

  it('names each problem with its file', () => {
    expect(pageMessage(problems(2))).toMatch(
      /^docusaurus-legal-pages: 2 problems in the built pages\. Link both pages[^\n]*\n {2}0\.html is wrong \(0\)\n {2}1\.html is wrong \(1\)$/,
    );
  });

  it('lists a problem of several files once', () => {
    const files = ['a.html', 'b.html', 'c.html'];
    const lines = pageMessage([
      ...files.map((file) => ({file, problem: 'has no link'})),
      {file: 'b.html', problem: 'loads from https://cdn.dev'},
      {file: 'c.html', problem: 'loads from https://cdn.dev'},
      {file: 'c.html', problem: 'loads from https://rare.dev'},
    ]).split('\n');
    expect(lines[0]).toMatch(/^docusaurus-legal-pages: 3 problems/);
    expect(lines.slice(1)).toEqual([
      '  a.html has no link (2 other files too)',
      '  b.html loads from https://cdn.dev (1 other file too)',
      '  c.html loads from https://rare.dev',
    ]);
  });

  it('lists at most twenty problems, and the number of the remaining ones', () => {
    expect(pageMessage(problems(20)).split('\n')).toHaveLength(21);
    expect(pageMessage(problems(21)).split('\n').at(-1)).toBe('  and 1 more');
    const lines = pageMessage(problems(23)).split('\n');
    expect(lines.slice(-2)).toEqual(['  19.html is wrong (19)', '  and 3 more']);
  });
});
