import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it.each(['lint:spelling', 'lint:markdown', 'lint:style', 'check:content'])(
  'The documentation passes npm run %s',
  (script) => {
    const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', script], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).not.toMatch(/^\S+\.mdx?:\d+/m);
    // A check that finds nothing to check would pass.
    expect(stdout).not.toMatch(/(?:^|[ (])0 (?:pages|Java blocks|API links|claims)\b/m);
    expect(status).toBe(0);
  },
);
