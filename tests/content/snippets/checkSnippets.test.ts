import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadApi} from '../../../engine-api/loadApi';
import {requireJdk} from '../../../scripts/checks/jdk/requireJdk';
import {checkSnippets, type SnippetReport} from '../../../scripts/checks/snippets/checkSnippets';
import {javaBlocks} from '../../../scripts/checks/snippets/javaBlocks';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const names = readdirSync(FIXTURES);

describe('The check of Java blocks', () => {
  let report: SnippetReport;

  beforeAll(() => {
    requireJdk();
    const blocks = names.flatMap((name) =>
      javaBlocks(name, readFileSync(join(FIXTURES, name, 'page.md'), 'utf8')),
    );
    report = checkSnippets(blocks, loadApi());
  });

  it.each(names)('reports the expected errors of the fixture: %s', async (name) => {
    const lines = report.faults
      .filter(({file}) => file === name)
      .map(({line, message}) => `${line}: ${message.replaceAll('\n', ' ')}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(join(FIXTURES, name, 'expected.txt'));
  });

  it('allows no syntax newer than Java 17, with any JDK', () => {
    const code = 'switch (random) { case Double d when d > 1 -> start(); default -> stop(); }';
    const {faults} = checkSnippets(
      javaBlocks('page.md', `\n\`\`\`java\n${code}\n\`\`\`\n`),
      loadApi(),
    );
    expect(faults[0]).toMatchObject({file: 'page.md', line: 3});
  });

  it('counts the blocks that are marked with no-compile', () => {
    expect(report.notCompiled).toBe(2);
  });
});

describe('The search for Java blocks', () => {
  it('reports a fence that is never closed', () => {
    expect(() => javaBlocks('page.md', 'text\n\n```java\nint a;\n')).toThrow(
      'page.md:3: this code fence is never closed',
    );
  });
});
