import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {MarkdownNode} from '../../markdown/MarkdownNode';
import {remarkFilledCode} from '../../markdown/remarkFilledCode';
import {exampleFiller} from './exampleFiller';
import {slugOf} from './readExamples';

const folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
const source = (name: string) => `/*
 * title: Rain
 * about: Drops fall.
 * page: /docs/a
 * tags: rain
 * alt: Drops.
 */
public class ${name} {
    // region drops
    void drop() {
    }
    // endregion
}
`;

beforeAll(() => {
  for (const name of ['gallery', 'records', 'pictures']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'gallery/LightRain.java'), source('LightRain'));
  writeFileSync(path.join(folder, 'gallery/Snow.java'), source('Snow'));
  writeFileSync(path.join(folder, 'pictures/LightRain.webp'), 'a picture');
  const picture = {file: 'LightRain.webp', width: 640, height: 360, bytes: 9};
  const entry = {digest: '', engine: '3.33.0', logged: [], picture};
  writeFileSync(path.join(folder, 'records/gallery.json'), JSON.stringify({LightRain: entry}));
});
afterAll(() => rmSync(folder, {recursive: true}));

function filled(...fences: string[]): MarkdownNode[] {
  const text = fences.map((fence) => `\`\`\`java ${fence}\n\`\`\`\n`).join('\n');
  const tree = fromMarkdown(text) as MarkdownNode;
  remarkFilledCode([exampleFiller({folder})])(tree, {path: path.resolve('docs/page.md')});
  return tree.children ?? [];
}

const namesOf = (node: MarkdownNode | undefined) =>
  ((node?.attributes ?? []) as {name: string}[]).map(({name}) => name);

describe('A code block that names a program', () => {
  it('shows a region and the image, and offers the whole program', () => {
    const [imported, block, below] = filled('example=LightRain region=drops picture');
    expect(imported?.type).toBe('mdxjsEsm');
    expect(block).toMatchObject({lang: 'java', meta: null, value: 'void drop() {\n}'});
    expect(below?.name).toBe('ExampleBelow');
    expect(namesOf(below)).toEqual(['pictures', 'slug']);
    expect(JSON.stringify(below)).toContain('assets/examples/LightRain-');
  });

  it('shows the whole program if it names no region, and keeps the rest of its fence', () => {
    const [, block] = filled('title="Rain.java" example=LightRain {2}');
    expect(block).toMatchObject({meta: 'title="Rain.java" {2}'});
    expect(block?.value).toBe('public class LightRain {\n    void drop() {\n    }\n}');
  });

  it('can show only the image', () => {
    const [, below, ...rest] = filled('example=LightRain picture-only');
    expect(below?.name).toBe('ExampleBelow');
    expect(namesOf(below)).toContain('pictures');
    expect(rest).toEqual([]);
  });

  it('offers the whole program once per page', () => {
    const nodes = filled('example=LightRain region=drops', 'example=LightRain picture');
    const below = nodes.filter(({name}) => name === 'ExampleBelow');
    expect(below.map(namesOf)).toEqual([['slug'], ['pictures']]);
  });

  it.each([
    ['example=Hail', 'there is no program examples/gallery/Hail.java.'],
    ['example=Snow region=flakes', 'there is no region "flakes".'],
    ['example=Snow picture', '"Snow" has no image in its record. Run: npm run examples -- Snow'],
  ])('fails with its file and line: %s', (fence, message) => {
    expect(() => filled(fence)).toThrow(message);
    expect(() => filled(fence)).toThrow('docs/page.md:1: ');
  });

  it('is filled, and other code blocks stay unchanged', () => {
    expect(filled('title="Own.java"')).toHaveLength(1);
  });

  it('loads its image from a new address when the image changes', () => {
    const before = JSON.stringify(filled('example=LightRain picture'));
    cpSync(path.join(folder, 'gallery/Snow.java'), path.join(folder, 'pictures/LightRain.webp'));
    expect(JSON.stringify(filled('example=LightRain picture'))).not.toBe(before);
  });
});

it.each([
  ['LightRain', 'light-rain'],
  ['FPSCounter', 'fps-counter'],
  ['Rain2D', 'rain2-d'],
  ['Snow', 'snow'],
])('The program %s has the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

describe("A code block that names a sheet of the engine's assets", () => {
  it('shows nothing if the sheets have not been created', () => {
    expect(filled('sheet=sprites')).toEqual([]);
  });

  it('shows the sheet if it exists', () => {
    mkdirSync(path.join(folder, 'sheets'));
    writeFileSync(path.join(folder, 'sheets/sprites.webp'), 'a sheet');
    const picture = {file: 'sprites.webp', width: 800, height: 910, bytes: 7};
    const record = {engine: '3.33.0', sheets: {sprites: {picture}}};
    writeFileSync(path.join(folder, 'sheets/sheets.json'), JSON.stringify(record));
    const [, below] = filled('sheet=sprites');
    expect(below?.name).toBe('ExampleBelow');
    expect(namesOf(below)).toEqual(['pictures']);
    expect(JSON.stringify(below)).toContain('assets/examples/sprites-');
    expect(filled('sheet=fonts')).toEqual([]);
  });

  it('is rejected if the engine has no such sheet', () => {
    expect(() => filled('sheet=shaders')).toThrow(
      'there is no sheet "shaders". Write one of: sprites, fonts, sounds.',
    );
  });
});
