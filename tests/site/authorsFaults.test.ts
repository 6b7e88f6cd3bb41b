import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildWithFault} from '../server/buildWithFault';

const FULL = Boolean(process.env.TEST_FULL);

/** Each fault with what the message has to name: the file, the place or the cause. */
const FAILING: [fault: string, isRepresentative: boolean, named: string[]][] = [
  ['broken-link', true, ['/no-such-page', 'fault']],
  ['broken-markdown-link', false, ['fault.md', './none.md']],
  ['broken-image', false, ['fault.md', './none.png']],
  ['bad-front-matter', false, ['fault.md', 'sidebar_position']],
  ['unknown-tag', false, ['2026-01-02-fault.md', 'unheard-of']],
  ['unknown-author', false, ['2026-01-02-fault.md', 'nobody']],
  ['invalid-mdx', false, ['fault.mdx', 'Unclosed']],
  ['unclosed-fence', true, ['fault.md:3', 'is not closed', 'Add a line with ```']],
  ['tabs-in-yaml', false, ['fault.md', 'tab']],
  ['not-utf-8', false, ['fault.md:3', 'no UTF-8', 'Save the file as UTF-8']],
];

const WARNING: [fault: string, isRepresentative: boolean, named: string[]][] = [
  ['broken-anchor', true, ['#nowhere']],
  ['duplicate-route', false, ['/docs/same']],
];

describe('a fault of an author fails the build with a message that names it', () => {
  for (const [fault, isRepresentative, named] of FAILING)
    it.runIf(isRepresentative || FULL)(fault, async () => {
      const {code, output} = await buildWithFault(fault);
      expect(code).not.toBe(0);
      for (const text of named) expect(output).toContain(text);
    });
});

describe('a fault of an author warns', () => {
  for (const [fault, isRepresentative, named] of WARNING)
    it.runIf(isRepresentative || FULL)(fault, async () => {
      const {code, output} = await buildWithFault(fault);
      expect(code).toBe(0);
      expect(output).toContain('WARN');
      for (const text of named) expect(output).toContain(text);
    });
});

describe('what looks unusual builds right', () => {
  it.runIf(FULL)('byte order mark, carriage returns, spaces and umlauts', async () => {
    const {code, output, dir} = await buildWithFault('readable');
    expect(code, output).toBe(0);
    for (const page of ['bom', 'crlf', 'with space', 'größe'])
      expect(existsSync(path.join(dir, 'docs', page, 'index.html')), page).toBe(true);
  });
});
