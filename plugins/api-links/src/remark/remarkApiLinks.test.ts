import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it, vi} from 'vitest';
import type {ApiLinksOptions} from '../options';
import type {MarkdownNode} from './Markdown';
import {remarkApiLinks} from './remarkApiLinks';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const OPTIONS: ApiLinksOptions = {
  api: join(import.meta.dirname, '../fixtures/api.json'),
  javadocUrl: 'https://docs.example/{artifact}/{version}',
  instancesOf: ['Garden'],
};

const markdown = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkStringify, {resourceLink: true});

async function transformed(text: string, options: Partial<ApiLinksOptions> = {}) {
  const path = join(process.cwd(), 'docs/page.md');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: path, fileContent: text});
  const tree = markdown.parse(text);
  remarkApiLinks({...OPTIONS, ...options})(tree as MarkdownNode, {path, data: {frontMatter}});
  return tree;
}

async function linked(text: string, options?: Partial<ApiLinksOptions>): Promise<string> {
  return markdown.stringify(await transformed(text, options));
}

describe('Links', () => {
  it.each(readdirSync(FIXTURES))('are as expected for the fixture %s', async (name) => {
    const input = readFileSync(join(FIXTURES, name, 'input.md'), 'utf8');
    await expect(await linked(input)).toMatchFileSnapshot(join(FIXTURES, name, 'expected.md'));
  });

  it('have the CSS class that the options set', async () => {
    const tree = await transformed('`Plant`', {className: 'java'});
    expect(JSON.stringify(tree)).toContain('"className":["java"]');
  });

  it('lead to javadoc.io and to the version in the API description by default', () => {
    const {api} = OPTIONS;
    const tree = markdown.parse('`Plant`');
    remarkApiLinks({api})(tree as MarkdownNode, {path: 'page.md', data: {}});
    expect(markdown.stringify(tree)).toBe(
      '[`Plant`](https://javadoc.io/doc/org.example/garden-core/2.1.0/org/example/garden/beds/Plant.html)\n',
    );
  });

  it('contain the values of all placeholders unchanged, even if a value contains a dollar sign', async () => {
    const javadocUrl =
      'https://docs.example/{artifact}/{version}/{groupId}/{groupId}-{artifact}-{version}';
    expect(await linked('`Plant`', {javadocUrl, version: "2$'$&"})).toContain(
      "https://docs.example/garden-core/2$'$&/org.example/org.example-garden-core-2$'$&/",
    );
  });

  it('of a member in a table lead to the type in the column header, even if a subject of the page has that member', async () => {
    const table = '| `Colour` |\n| --- |\n| `values` |\n';
    const page = `---\napi_subjects: Colour.Tone\n---\n\n\`values\`\n\n${table}`;
    const targets = [...(await linked(page)).matchAll(/\[`values`\]\(.*\/(.*)\)/g)];
    expect(targets.map(([, target]) => target)).toEqual([
      'Colour.Tone.html#values\\(\\)',
      'Colour.html#values\\(\\)',
    ]);
  });

  it('lead to the version that the options set', async () => {
    expect(await linked('`Plant`', {version: '9'})).toContain(
      'https://docs.example/garden-core/9/',
    );
  });
});

describe('Names that do not exist', () => {
  it.each([
    ['a type', '`RosPlant`', 'no "RosPlant". The closest names are RosePlant'],
    ['a member of another type', '`Plant.prune()`', 'closest names are RosePlant.prune'],
    ['a call alone', '`prunes()`', 'no "prunes()". The closest names are prune()'],
    ['a mistyped field alone', '`waterPerDya`', 'closest names are waterPerDay'],
    ['a member of a new object', '`new Forecast(0.5, 3).day()`', 'no "Forecast.day"'],
    ['an argument', '`garden.beds().add(new RosPlant())`', 'no "RosPlant"'],
    ['a qualified type', '`org.example.garden.Gardn`', 'names are org.example.garden.Garden'],
    ['a nested type', '`Colour.Tint`', 'no "Colour.Tint"'],
    ['a name in a heading', '# `RosPlant`', 'no "RosPlant"'],
  ])('fail the build: %s', async (_, text, message) => {
    await expect(linked(text)).rejects.toThrow(message);
  });

  it('are reported together for a page, with file, line and remedy', async () => {
    const text = '---\ntitle: x\n---\n\n`RosPlant`\n\ntext `Plant.with()`\n';
    await expect(linked(text)).rejects.toThrowErrorMatchingInlineSnapshot(
      `
      [Error: docs/page.md:5: the API has no "RosPlant". The closest names are RosePlant, Plant. If it is not an API name, write \`\\RosPlant\`.
      docs/page.md:7: the API has no "Plant.with". The closest names are waterPerDay, Plant, height. If it is not an API name, write \`\\Plant.with()\`.]
    `,
    );
  });

  it('can be reported as warnings', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await linked('`RosPlant`', {onUnknownName: 'warn'})).toBe('`RosPlant`\n');
    expect(String(warn.mock.calls[0]?.[0])).toContain('no "RosPlant"');
    warn.mockRestore();
  });

  it('are accepted if the option `knownNames` lists them', async () => {
    expect(await linked('`TulipPlant`', {knownNames: ['TulipPlant']})).toBe('`TulipPlant`\n');
  });

  it.each(['java no-compile', 'java title="Plant.java" no-compile', 'kotlin', 'text', ''])(
    'are rejected even if a code block that is not compiled as Java contains them: %s',
    async (fence) => {
      const text = `\`\`\`${fence}\nclass TulipPlant {}\n\`\`\`\n\n\`TulipPlant\`\n`;
      await expect(linked(text)).rejects.toThrow('no "TulipPlant"');
    },
  );

  it.each(['java', 'java title="no-compiler"'])(
    'are accepted if a code block with the info string %s contains them',
    async (fence) => {
      const block = `- item\n\n  \`\`\`${fence}\n  class $TulipPlant {}\n  \`\`\`\n`;
      expect(await linked(`${block}\n\`bloom.$TulipPlant()\`\n`)).toContain(
        '\n`bloom.$TulipPlant()`\n',
      );
    },
  );
});

describe('Wrong settings', () => {
  it.each([
    ['api_links: maybe', '"api_links" in the front matter must be true or false'],
    ['api_subjects: Gardener', 'names "Gardener", which is not a type of the API'],
  ])('are reported: front matter %s', async (line, message) => {
    await expect(linked(`---\n${line}\n---\n`)).rejects.toThrow(message);
  });
});
