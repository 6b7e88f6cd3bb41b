import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {docusaurusKeys, type DocusaurusFacts} from './docusaurusKeys';
import {importedMarkdown, markdownSources} from './markdownSources';
import {versionedDocs} from './siteFacts';
import {listedKey} from './StorageKey';
import {tabGroupsIn, tabGroupsOf} from './tabGroups';

describe('Keys of Docusaurus', () => {
  const none: DocusaurusFacts = {
    themeSwitch: false,
    announcementBar: false,
    versionedDocs: [],
    tabGroups: [],
  };
  const keys = (facts: Partial<DocusaurusFacts>) =>
    docusaurusKeys({...none, ...facts}).map(({key}) => key);

  it('are listed only where the site can write them', () => {
    expect(keys({})).toEqual([]);
    expect(keys({themeSwitch: true})).toEqual(['theme']);
    expect(keys({announcementBar: true})).toEqual([
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
    ]);
    expect(keys({versionedDocs: ['default', 'api']})).toEqual([
      'docs-preferred-version-default',
      'docs-preferred-version-api',
    ]);
    expect(keys({tabGroups: ['os']})).toEqual(['docusaurus.tab.os']);
  });

  it('carry the namespace of the site', () => {
    const [theme] = docusaurusKeys({...none, themeSwitch: true});
    expect(theme && listedKey(theme, {type: 'localStorage', namespace: '-4f7'}).key).toBe(
      'theme-4f7',
    );
  });

  it('live in the storage that the site is configured to use', () => {
    const listed = listedKey({key: 'a', purpose: 'b'}, {type: 'sessionStorage', namespace: ''});
    expect(listed).toMatchObject({
      place: 'sessionStorage',
      lifetime: 'bis Sie den Tab schließen',
      basis: 'requested',
    });
  });
});

describe('A key that the site declares', () => {
  const storage = {type: 'localStorage', namespace: ''} as const;

  it('keeps the lifetime that is stated', () => {
    const declared = {key: 'a', purpose: 'b', lifetime: 'ein Jahr'};
    expect(listedKey(declared, storage).lifetime).toBe('ein Jahr');
  });

  it.each([
    ['cookie', 'bis zum Ende der Sitzung'],
    ['indexedDB', 'bis Sie den Eintrag im Browser löschen'],
    ['cache', 'bis eine neue Fassung der Website den Eintrag ersetzt oder Sie ihn löschen'],
  ] as const)('lasts in the place %s %s', (place, lifetime) => {
    expect(listedKey({key: 'a', purpose: 'b', place}, storage).lifetime).toBe(lifetime);
  });
});

describe('Docs with versions', () => {
  it('are those that offer more than one', () => {
    const content = {
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{}]},
        api: {loadedVersions: [{}, {}]},
      },
    };
    expect(versionedDocs(content)).toEqual(['api']);
    expect(versionedDocs({})).toEqual([]);
  });
});

describe('Groups of tabs', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'legal-'));
    writeFileSync(path.join(dir, 'a.mdx'), '<Tabs groupId="os"><Tabs groupId={\'build\'}>');
    writeFileSync(path.join(dir, 'b.md'), "<Tabs groupId='os'>");
    mkdirSync(path.join(dir, 'docs/_shared'), {recursive: true});
    writeFileSync(
      path.join(dir, 'docs/page.mdx'),
      [
        "import Relative from './_shared/_relative.mdx';",
        'import {toc as contents} from "@site/docs/_site.md";',
        "import Missing from './_missing.mdx';",
        "import Package from 'package/_tabs.mdx';",
      ].join('\n'),
    );
    writeFileSync(
      path.join(dir, 'docs/_shared/_relative.mdx'),
      "import Page from '../page.mdx';\n\n<Tabs groupId='relative'>",
    );
    writeFileSync(
      path.join(dir, 'docs/_site.md'),
      "export {\n  default,\n} from './_shared/_nested.mdx';\n\n<Tabs groupId='site'>",
    );
    writeFileSync(path.join(dir, 'docs/_shared/_nested.mdx'), '<Tabs groupId="nested">');
    writeFileSync(path.join(dir, 'docs/_unused.mdx'), '<Tabs groupId="unused">');
  });
  afterAll(() => rmSync(dir, {recursive: true}));

  it('are found in each way to write them', () => {
    expect(tabGroupsIn('groupId="a" groupId=\'b\' groupId={`c`} groupIdea="d"')).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it.each([
    ['a fenced block', '```mdx\n<Tabs groupId="code">\n```'],
    ['a fenced block of tildes', '~~~\n<Tabs groupId="code">\n~~~'],
    ['a long fenced block that holds a short one', '````\n```\n```\n<Tabs groupId="code">\n````'],
    ['a fenced block of tildes that holds backticks', '~~~\n```\n~~~~\n`<Tabs groupId="code">`'],
    ['an indented fenced block', '<TabItem>\n\n    ```mdx\r\n    <Tabs groupId="code">\r\n    ```'],
    ['a fenced block in a list', '1. - ```\n     <Tabs groupId="code">\n     ```'],
    ['a fenced block in a quote', '> ```\n> <Tabs groupId="code">\n> ```'],
    ['a fenced block without end', '```\n<Tabs groupId="code">\n\n``\n<Tabs groupId="code">'],
    ['a code span', 'Write `<Tabs groupId="code">` there'],
    ['a code span with backticks in it', 'Write ``<Tabs groupId=`code` groupId="code">`` there'],
    ['a code span over two lines', 'Write `<Tabs\n  groupId="code">` there'],
    ['a code span of three backticks', '```<Tabs groupId="code">```'],
  ])('are not found in %s', (_, code) => {
    expect(tabGroupsIn(code)).toEqual([]);
    const around = `<Tabs groupId={\`a\`}>\n\n${code}`;
    expect(tabGroupsIn(around)).toEqual(['a']);
  });

  it('are found behind code', () => {
    for (const code of ['```\n```', '~~~\n```\n~~~', '> ```\n> ```', '`a` ``b` ``', '```a```'])
      expect(tabGroupsIn(`${code}\n<Tabs groupId="a">`)).toEqual(['a']);
  });

  it('are found beside backticks that are not code', () => {
    expect(tabGroupsIn('A \\` and <Tabs groupId="a">, `')).toEqual(['a']);
    expect(tabGroupsIn('A ` alone\n\n<Tabs groupId="a">\n\nand ` again')).toEqual(['a']);
    expect(tabGroupsIn('A `` <Tabs groupId="a"> `')).toEqual(['a']);
  });

  it('are collected from every source that was loaded, each once', async () => {
    const content = {docs: {default: [{source: '@site/a.mdx'}, {nested: {source: '@site/b.md'}}]}};
    expect(await tabGroupsOf(content, dir)).toEqual(['build', 'os']);
  });

  it('are found in the Markdown that a page imports, and in what that imports', async () => {
    const content = {docs: {source: '@site/docs/page.mdx'}};
    expect(await tabGroupsOf(content, dir)).toEqual(['nested', 'relative', 'site']);
  });

  it('are found beside content that holds itself', async () => {
    const content: Record<string, unknown> = {docs: [{source: '@site/b.md'}]};
    content.self = {content, all: [content]};
    expect(await tabGroupsOf(content, dir)).toEqual(['os']);
  });

  it('leave out a page that was deleted after it was loaded', async () => {
    const content = [{source: '@site/gone.md'}, {source: '@site/b.md'}];
    expect(await tabGroupsOf(content, dir)).toEqual(['os']);
  });

  it('are found in imports in each way to write them, and not in those of packages', () => {
    const sources = [
      "import './a.md'",
      "import A from '../b.mdx'",
      'export * from"./c.md"',
      "const d = require('./d.md')",
      "const e = await import( './e.mdx' )",
      "import F from '@site/f.md'",
      "import G from 'package/g.md'",
      "import H from '@scope/package/h.md'",
      "reform './i.md'",
      "fromage './j.md'",
    ];
    const files = sources.flatMap((source) =>
      importedMarkdown(source, '/site/docs/x.mdx', '/site'),
    );
    expect(files).toEqual([
      '/site/docs/a.md',
      '/site/b.mdx',
      '/site/docs/c.md',
      '/site/docs/d.md',
      '/site/docs/e.mdx',
      '/site/f.md',
    ]);
  });

  it('are looked for in Markdown of the site only', () => {
    const content = ['@site/a.md', '@site/b.mdx', '@site/c.ts', '@other/d.md', 5, 'x/@site/e.md'];
    const sources = content.map((source) => ({source}));
    expect(markdownSources([...sources, {source: '@site/a.md'}], '/site')).toEqual([
      '/site/a.md',
      '/site/b.mdx',
    ]);
  });

  it('of a page that is there and cannot be read are an error', async () => {
    mkdirSync(path.join(dir, 'folder.md'));
    await expect(tabGroupsOf({source: '@site/folder.md'}, dir)).rejects.toThrow(/EISDIR/);
  });
});
