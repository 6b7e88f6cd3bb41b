import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {listSources, stagePages} from './stagePages';

const root = mkdtempSync(path.join(tmpdir(), 'scale-'));
afterEach(() => rmSync(root, {recursive: true, force: true}));

it('HTML and Markdown pages are written as HTML, and pages with equal text are written once', () => {
  const folder = path.join(root, 'docs');
  mkdirSync(path.join(folder, 'a'), {recursive: true});
  writeFileSync(
    path.join(folder, 'a/one.md'),
    '---\ntitle: "One"\n---\n# One\n\n## Use it\n\n## Use it',
  );
  writeFileSync(path.join(folder, 'two.html'), '<h1>Two</h1>');
  writeFileSync(path.join(folder, 'copy.html'), '<h1>Two</h1>');
  writeFileSync(path.join(folder, 'style.css'), 'a{}');
  const site = path.join(root, 'site');
  expect(stagePages(listSources([folder]), 10, site)).toBe(2);
  const staged = filesBelow(site);
  expect(staged).toHaveLength(2);
  expect(staged).toContain('docs/a/one.html');
  const html = readFileSync(path.join(site, 'docs/a/one.html'), 'utf8');
  expect(html).toContain('<title>One</title>');
  expect(html).toContain('<h2 id="use-it">Use it</h2>\n<h2 id="use-it-1">Use it</h2>');
});

it('Wanted pages are written first', () => {
  const folder = path.join(root, 'many');
  mkdirSync(folder, {recursive: true});
  for (let at = 0; at < 20; at++) writeFileSync(path.join(folder, `p${at}.md`), `# Page ${at}`);
  const first = listSources([folder], new Set(['/many/p7', '/many/p13'])).slice(0, 2);
  expect(first.map(({target}) => target).sort()).toEqual(['many/p13.html', 'many/p7.html']);
});
