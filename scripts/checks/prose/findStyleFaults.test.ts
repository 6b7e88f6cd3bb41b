import {describe, expect, it} from 'vitest';
import {findStyleFaults} from './findStyleFaults';
import {JAVA_RULES, SENTENCE_RULES, WORDS_PER_SENTENCE} from './houseStyle';

const inJava = (line: string) => `\`\`\`java\n${line}\n\`\`\`\n`;

describe('the house style', () => {
  it.each(SENTENCE_RULES)('objects to "$wrong"', async ({wrong, instead}) => {
    const [fault, ...others] = await findStyleFaults(`First line.\n\nA sentence. ${wrong}\n`);
    expect(others).toEqual([]);
    expect(fault?.line).toBe(3);
    expect(fault?.message).toContain(instead);
  });

  it.each(JAVA_RULES)('objects to the Java "$wrong"', async ({wrong, instead}) => {
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

  it('leaves code, front matter, addresses and comments alone', async () => {
    const page = [
      '---\ntitle: Anew\n---',
      'Call `anew` and see [it](anew.md).',
      '<!-- anew -->',
      '{/* anew */}',
      inJava('Engine engine = anew;'),
    ].join('\n\n');
    expect(await findStyleFaults(page)).toEqual([]);
  });

  it('objects to sentences that are too long to be read at once', async () => {
    const words = (count: number) => `${Array(count).fill('word').join(' ')}.`;
    expect(await findStyleFaults(words(WORDS_PER_SENTENCE))).toEqual([]);
    expect(await findStyleFaults(words(WORDS_PER_SENTENCE + 1))).toHaveLength(1);
  });
});
