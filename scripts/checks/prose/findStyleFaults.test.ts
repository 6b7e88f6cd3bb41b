import {describe, expect, it} from 'vitest';
import {findCodeStyleFaults, findStyleFaults} from './findStyleFaults';
import {JAVA_RULES, PAGE_RULES, SENTENCE_RULES, WORDS_PER_SENTENCE} from './houseStyle';

const inJava = (line: string) => `\`\`\`java\n${line}\n\`\`\`\n`;

describe('The check of the house style', () => {
  it.each([...SENTENCE_RULES, ...PAGE_RULES])('reports "$wrong"', async ({wrong, instead}) => {
    const [fault, ...others] = await findStyleFaults(`First line.\n\nA sentence. ${wrong}\n`);
    expect(others).toEqual([]);
    expect(fault?.line).toBe(3);
    expect(fault?.message).toContain(instead);
  });

  it.each(JAVA_RULES)('reports "$wrong" in Java code', async ({wrong, instead}) => {
    const faults = await findStyleFaults(inJava(wrong));
    expect(faults).toEqual([{line: 2, message: expect.stringContaining(instead) as unknown}]);
  });

  it('reads headings, lists, tables, admonitions and text around components', async () => {
    const page = [
      '## Start anew {/* #old-heading */}',
      '- Start anew.',
      '| Head |\n| --- |\n| Start anew |',
      ':::note[Start anew]\n\nStart anew.\n\n:::',
      '<Figure />\n\nStart anew.',
    ].join('\n\n');
    expect(await findStyleFaults(page)).toHaveLength(6);
  });

  it('ignores code, front matter, addresses and comments', async () => {
    const page = [
      '---\ntitle: Anew\n---',
      'Call `anew` and see [it](anew.md).',
      '<!-- anew -->',
      '{/* anew */}',
      inJava('Engine engine = anew;'),
    ].join('\n\n');
    expect(await findStyleFaults(page)).toEqual([]);
  });

  it('reports sentences with more words than the maximum', async () => {
    const words = (count: number) => `${Array(count).fill('word').join(' ')}.`;
    expect(await findStyleFaults(words(WORDS_PER_SENTENCE))).toEqual([]);
    expect(await findStyleFaults(words(WORDS_PER_SENTENCE + 1))).toHaveLength(1);
  });
});

describe('The check of the house style in code', () => {
  it.each([
    ['a doc comment', '/**\n * Reads a file.\n * It starts\n * anew.\n */\nconst a = 1;', 1],
    [
      'a comment over several lines',
      'const a = 1;\n// A light is\n// no collider.\nconst b = 2;',
      2,
    ],
    ['a comment after code', 'const a = 1; // starts anew', 1],
    ['the text of a tag', '/** @returns the text, read anew */\nconst a = 1;', 1],
    ['an error', 'const a = 1;\nthrow new Error(`${a} is no number.`);', 2],
    ['a message in two parts', "console.warn('It starts ' + 'anew.');", 1],
    ['a log line', "logger.info('It starts anew.');", 1],
    ['the title of a test', "it.each([1])('starts anew', () => undefined);", 1],
  ])('reads %s', (_, code, line) => {
    expect(findCodeStyleFaults('module.ts', code)).toEqual([
      {line, message: expect.stringContaining('is not our style') as unknown},
    ]);
  });

  it('ignores names, code in comments, and strings that are neither messages nor titles', () => {
    const code = "const anew = 'It starts anew.'; // calls `anew`\n/* eslint-disable */\nanew();";
    expect(findCodeStyleFaults('module.ts', code)).toEqual([]);
  });

  it('reads the text of React elements', () => {
    const code = 'export const A = () => (\n  // Starts anew.\n  <p title="a">anew</p>\n);';
    expect(findCodeStyleFaults('module.tsx', code)).toMatchObject([{line: 2}]);
  });
});
