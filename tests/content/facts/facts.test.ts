import {describe, expect, it} from 'vitest';
import type {MarkdownFile} from '../../../scripts/checks/pages/markdownFiles';
import {checkClaims} from '../../../scripts/checks/facts/checkClaims';

const page = (text: string): MarkdownFile => ({
  file: 'docs/core-modules/loop.md',
  path: '/docs/core-modules/loop.md',
  text,
});

const claim = (sentence: string) => ({
  file: 'examples/facts/Loop.java',
  line: 3,
  page: '/docs/core-modules/loop',
  sentence,
});

describe('A claim', () => {
  it('can be a sentence with markup, a sentence over two lines, a cell or a row', async () => {
    const text =
      'The **target** is not\na `limit`, see [loop](loop.md).\n\n| A | B |\n| --- | --- |\n| `x` | 1 |\n';
    const claims = ['The target is not a limit, see loop.', 'x | 1', 'x'].map(claim);
    expect(await checkClaims(claims, [page(text)])).toEqual([]);
  });

  it('is reported if its page does not contain it', async () => {
    const [message] = await checkClaims([claim('It is a limit.')], [page('It is no limit.')]);
    expect(message).toMatch(/Loop\.java:3: docs\/core-modules\/loop\.md no longer says/);
  });

  it('is reported if its page does not exist', async () => {
    const claims = [{...claim('It is a limit.'), page: '/docs/core-modules/lopp'}];
    expect(await checkClaims(claims, [page('It is a limit.')])).toEqual([
      'examples/facts/Loop.java:3: there is no page /docs/core-modules/lopp.',
    ]);
  });
});
