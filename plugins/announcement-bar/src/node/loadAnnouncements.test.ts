import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {type AnnouncementOption, DEFAULT_OPTIONS, type Options} from '../options';
import {VARIANTS} from './variants';
import {loadAnnouncements} from './loadAnnouncements';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'announcements-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), content);
}

function load(announcements: AnnouncementOption[] = [], rest: Options = {}) {
  const options = {...DEFAULT_OPTIONS, id: 'default', announcements, ...rest};
  return loadAnnouncements(options, {siteDir, localizedDir: path.join(siteDir, 'i18n/de')});
}

test('A site without announcement files has no announcements', async () => {
  expect(await load()).toEqual([]);
});

test('Announcements are read from the configured folder', async () => {
  write('news/a.md', 'A');
  expect(await load([], {path: 'news'})).toMatchObject([
    {origin: 'news/a.md', source: {kind: 'file', file: path.join(siteDir, 'news/a.md')}},
  ]);
});

test.each(['nofolder', 'file.md'])('A path that is not a folder is rejected: %s', async (path) => {
  write('file.md', 'A');
  await expect(load([{content: 'Text'}], {path})).rejects.toThrow(
    `docusaurus-announcement-bar: option "path": there is no folder "${path}" in the site. Create it, correct the name, or leave the option out.`,
  );
});

test('Files with the same priority are sorted by name', async () => {
  const names = ['c.md', 'a.md', 'b/z.md', 'b.md'];
  for (const name of names) write(`announcements/${name}`, name);
  expect((await load()).map(({origin}) => origin)).toEqual(
    names.sort().map((name) => `announcements/${name}`),
  );
});

test('Colors can differ between themes, and each pair needs enough contrast', async () => {
  const light = {background: 'white', text: 'black'};
  const dark = {background: '#000', text: '#fff'};
  const withColors = (colors: AnnouncementOption['colors']) => load([{content: 'Text', colors}]);
  expect(await withColors({light, dark})).toMatchObject([{colors: {light, dark}}]);
  await expect(withColors({light, dark: {background: 'black', text: 'navy'}})).rejects.toThrow(
    'colors, dark theme: "navy" on "black"',
  );
});

test('Files and options are sorted by priority', async () => {
  write('announcements/a.md', 'A');
  write('announcements/deep/b.mdx', '---\nid: b\npriority: 5\n---\nB');
  const loaded = await load([
    {id: 'c', content: 'C', priority: 7},
    {id: 'd', content: 'D'},
  ]);
  expect(loaded.map(({origin}) => origin)).toEqual([
    'announcements[0] of the options',
    'announcements/deep/b.mdx',
    'announcements/a.md',
    'announcements[1] of the options',
  ]);
});

test('Files whose name starts with an underscore are not announcements', async () => {
  write('announcements/_part.mdx', 'Part');
  write('announcements/_parts/a.mdx', 'Part');
  expect(await load()).toEqual([]);
});

test('All fields of the front matter are read', async () => {
  write(
    'announcements/a.md',
    `---
id: sale
from: 2026-12-01T00:00:00+01:00
until: 2026-12-02T00:00:00Z
routes: [/docs/**, '!/docs/old']
colors: {background: '#000', text: '#fff'}
closeable: false
priority: 3
---
Text`,
  );
  expect((await load())[0]).toMatchObject({
    id: 'sale',
    from: Date.UTC(2026, 10, 30, 23),
    until: Date.UTC(2026, 11, 2),
    globs: ['/docs/**', '!/docs/old'],
    colors: {light: {background: '#000', text: '#fff'}, dark: {background: '#000', text: '#fff'}},
    closeable: false,
    priority: 3,
  });
});

test('The default id changes with the original text, but not with its translation', async () => {
  const idOf = async (text: string) => {
    write('announcements/a.md', text);
    return (await load())[0]?.id;
  };
  const id = await idOf('Text');
  expect(id).toMatch(/^announcement-[0-9a-f]{8}$/);
  expect(await idOf('---\npriority: 1\n---\n\nText\n')).toBe(id);
  expect(await idOf('Other text')).not.toBe(id);
  write('i18n/de/a.md', 'Anderer Text');
  expect(await idOf('Text')).toBe(id);
});

test('A translated file can override the design of the original, but not its id', async () => {
  write('announcements/a.md', '---\nid: a\nvariant: danger\n---\nText');
  const colors = {background: 'black', text: 'white'};
  write('i18n/de/a.md', '---\nid: b\ncolors: {background: black, text: white}\n---\nAnderer Text');
  expect(await load()).toMatchObject([{id: 'a', colors: {light: colors, dark: colors}}]);
  write('announcements/a.md', '---\ncolors: {background: black, text: white}\n---\nText');
  write('i18n/de/a.md', '---\nvariant: danger\n---\nAnderer Text');
  expect(await load()).toMatchObject([{colors: VARIANTS.danger}]);
});

test.each([
  ['---\nid: "true"\n---\nText', '"id" is "true" but must be text of letters, digits'],
  [
    '---\nid: a b\npriority: high\n---\nText',
    '"id" is "a b" but must be text of letters, digits, ".", "_" and "-"; a number must be in quotes. "priority" is "high" but must be a number; the announcement with the highest number shows.',
  ],
  [
    '---\nfrom: 2026-01-02T00:00:00Z\nuntil: 2026-01-01T00:00:00Z\n---\nText',
    '"until" (2026-01-01T00:00:00Z) is not after "from" (2026-01-02T00:00:00Z), so it would never show',
  ],
  ['---\nroutes: []\n---\nText', '"routes" is [] but must be a list'],
  [
    '---\nvariant: loud\n---\nText',
    '"variant" is "loud" but must be "neutral", "info", "success", "warning" or "danger".',
  ],
  [
    '---\ncolors: {light: {background: white, text: black}}\n---\nText',
    '"colors" is {"light":{"background":"white","text":"black"}} but must be a pair of',
  ],
  [
    '---\ncolors: {background: white, text: yellow}\n---\nText',
    'colors, light theme: "yellow" on "white" has a contrast of 1.07:1, and 4.5:1 is needed',
  ],
  [
    '---\nvariant: info\ncolors: {background: white, text: black}\n---\nText',
    '"variant" and "colors" are both given. Remove one of them',
  ],
  ['---\ncloseable: "false"\n---\nText', '"closeable" is "false" but must be true or false.'],
  [
    '---\nuntill: 1\n---\nText',
    '"untill" is set to 1, but has no meaning here. Did you mean "until"?',
  ],
  ['---\nid: a\n---\n', 'there is no text to announce'],
])('%j is rejected, and the error names the file and the remedy', async (content, message) => {
  write('announcements/a.md', content);
  await expect(load()).rejects.toThrow(
    `docusaurus-announcement-bar: announcements/a.md: ${message}`,
  );
});

test('A duplicate id is rejected, and the error names both announcements', async () => {
  write('announcements/a.md', '---\nid: x\n---\nText');
  await expect(load([{id: 'x', content: 'Text'}])).rejects.toThrow(
    'announcements[0] of the options: the id "x" is also used by announcements/a.md',
  );
});
