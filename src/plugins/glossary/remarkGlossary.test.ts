import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readGlossary} from './readGlossary';
import {remarkGlossary} from './remarkGlossary';

const dir = mkdtempSync(path.join(tmpdir(), 'glossary-'));
const file = path.join(dir, 'glossary.md');
const writer = unified().use(remarkParse).use(remarkStringify);

beforeAll(() =>
  writeFileSync(
    file,
    '# Glossary\n\n## Entity\n\nA thing. See\n[page](page.md).\n\n## World unit\n\nA measure\nof all.\n\n## Related pages\n\n- [a](a.md)\n',
  ),
);
afterAll(() => rmSync(dir, {recursive: true}));

async function linked(text: string, page = 'page.md', glossary = file): Promise<string> {
  const tree = fromMarkdown(text);
  await remarkGlossary({file: glossary, route: '/glossary'})(tree, {path: path.join(dir, page)});
  return writer.stringify(tree).trim();
}

let written = 0;
function glossaryWith(headings: string, definition = 'It is explained.'): string {
  const other = path.join(dir, `glossary-${++written}.md`);
  writeFileSync(other, headings.replaceAll(/\n(?=#)|$/g, `\n\n${definition}\n\n`));
  return other;
}

describe('The glossary', () => {
  it('contains the first paragraph of each definition, without a link at its end', async () => {
    expect(await readGlossary(file)).toEqual([
      {name: 'Entity', id: 'entity', definition: 'A thing.'},
      {name: 'World unit', id: 'world-unit', definition: 'A measure of all.'},
    ]);
  });

  it('is rejected with the remedy if a definition has markup', async () => {
    const faulty = path.join(dir, 'faulty.md');
    writeFileSync(faulty, '## Entity\n\nA `thing`.\n');
    await expect(readGlossary(faulty)).rejects.toThrow(
      /faulty\.md:3: The definition of "Entity" has markup\. Write plain sentences/,
    );
  });

  it.each([
    ['## I/O', 'I/O', 'io'],
    ['## Draw & order', 'Draw & order', 'draw--order'],
    ['## `Engine`', 'Engine', 'engine'],
    ['## Entity {/* #thing */}', 'Entity', 'thing'],
    ['## Entity <!-- #thing -->', 'Entity', 'thing'],
    ['Entity\n------', 'Entity', 'entity'],
    ['---\ntitle: Words\n---\n\n## Entity', 'Entity', 'entity'],
    ['# Entity\n## Entity', 'Entity', 'entity-1'],
  ])(
    'reads the name and the anchor of the heading %j as the page shows them',
    async (heading, name, id) => {
      const terms = await readGlossary(glossaryWith(heading));
      expect(terms).toEqual([{name, id, definition: 'It is explained.'}]);
    },
  );

  it('has different anchors for terms that differ only in punctuation', async () => {
    const terms = await readGlossary(glossaryWith('## C\n## C++\n## C#'));
    expect(terms.map(({name, id}) => [name, id])).toEqual([
      ['C', 'c'],
      ['C++', 'c-1'],
      ['C#', 'c-2'],
    ]);
  });

  it('ignores headings in code blocks', async () => {
    expect(await readGlossary(glossaryWith('```md\n## Entity\n\nA thing.\n```'))).toEqual([]);
  });
});

describe('A page', () => {
  it('links the first use of each term, in singular or plural', async () => {
    expect(await linked('Two entities, one entity, in world units.')).toBe(
      'Two [entities](/glossary#entity), one entity, in [world units](/glossary#world-unit).',
    );
  });

  it('contains the definition of a term in the link to that term', async () => {
    const tree = fromMarkdown('An entity.');
    await remarkGlossary({file, route: '/glossary'})(tree, {path: path.join(dir, 'page.md')});
    expect(JSON.stringify(tree)).toContain('"data-definition":"A thing."');
  });

  it.each([
    '# An entity',
    '[an entity](a.md)',
    '`entity`',
    'non-entity',
    'entityish',
    'the Entity2',
  ])('does not link a term in %s', async (text) => {
    expect(await linked(text)).toBe(text);
  });

  it('has no links to terms if it is the glossary', async () => {
    expect(await linked('An entity.', 'glossary.md')).toBe('An entity.');
  });

  it.each([
    ['C++', 'Written in C++, not in C.', '[C++](/glossary#c)'],
    ['C#', 'Written in C#.', '[C#](/glossary#c)'],
    ['A* search', 'It is an A\\* search.', '[A\\* search](/glossary#a-search)'],
    ['I/O', 'It waits for I/O.', '[I/O](/glossary#io)'],
    ['Node.js', 'Run node.js.', '[node.js](/glossary#nodejs)'],
    ['.NET', 'Run .NET.', '[.NET](/glossary#net)'],
    ['Vertex', 'Two vertices.', '[vertices](/glossary#vertex)'],
    [
      'Quality (of sound)',
      'The quality (of sound).',
      '[quality (of sound)](/glossary#quality-of-sound)',
    ],
    ['World unit', 'In world\nunits.', '[world\nunits](/glossary#world-unit)'],
    ['Größe', 'Die Größe.', '[Größe](/glossary#größe)'],
  ])('links the term %s', async (term, text, link) => {
    expect(await linked(text, 'page.md', glossaryWith(`## ${term}`))).toContain(link);
  });

  it.each([
    ['C', 'Written in C++ and C#.'],
    ['A', 'With A\\*, or A\\* search.'],
    ['NET', 'It runs on .NET.'],
    ['Node', 'It runs on Node.js.'],
    ['Über', 'Die Überzahl, darüber.'],
  ])('does not link %s if it is part of a longer word or name', async (term, text) => {
    expect(await linked(text, 'page.md', glossaryWith(`## ${term}`))).toBe(text);
  });
});
