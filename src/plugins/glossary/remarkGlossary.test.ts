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

function linked(text: string, page = 'page.md'): string {
  const tree = fromMarkdown(text);
  remarkGlossary({file, route: '/glossary'})(tree, {path: path.join(dir, page)});
  return writer.stringify(tree).trim();
}

describe('The glossary', () => {
  it('has the first paragraph of each term, without the link at its end', () => {
    expect(readGlossary(file)).toEqual([
      {name: 'Entity', id: 'entity', definition: 'A thing.'},
      {name: 'World unit', id: 'world-unit', definition: 'A measure of all.'},
    ]);
  });

  it('refuses markup in a definition, with the remedy', () => {
    const faulty = path.join(dir, 'faulty.md');
    writeFileSync(faulty, '## Entity\n\nA `thing`.\n');
    expect(() => readGlossary(faulty)).toThrow(
      /faulty\.md: The definition of "Entity" has markup\. Write plain sentences/,
    );
  });
});

describe('A page', () => {
  it('links the first use of each term, in whatever form', () => {
    expect(linked('Two entities, one entity, in world units.')).toBe(
      'Two [entities](/glossary#entity), one entity, in [world units](/glossary#world-unit).',
    );
  });

  it('has the definition beside the term', () => {
    const tree = fromMarkdown('An entity.');
    remarkGlossary({file, route: '/glossary'})(tree, {path: path.join(dir, 'page.md')});
    expect(JSON.stringify(tree)).toContain('"data-definition":"A thing."');
  });

  it.each([
    '# An entity',
    '[an entity](a.md)',
    '`entity`',
    'non-entity',
    'entityish',
    'the Entity2',
  ])('has no link in %s', (text) => {
    expect(linked(text)).toBe(text);
  });

  it('that is the glossary has none', () => {
    expect(linked('An entity.', 'glossary.md')).toBe('An entity.');
  });
});
