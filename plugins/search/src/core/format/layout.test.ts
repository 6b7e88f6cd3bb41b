import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {FORMAT_VERSION} from './layout';

describe('The format version', () => {
  it('is the version that docs/index-format.md describes', () => {
    const description = readFileSync(join(__dirname, '../../../docs/index-format.md'), 'utf8');
    expect(description).toContain(`format version ${FORMAT_VERSION}\n`);
  });
});
