import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {checksums} from '../server/checksums';
import {siteCopy, type SiteCopy} from '../server/siteCopy';

const CHANGED = 'docs/core-modules/audio.md';
const BUILDS = 1_800_000;
const ADDED = '\nA tile map of cameras follows the lights of the particles on each screen.\n';

it(
  'A build after a change gives the same files as a clean build of the same sources',
  async () => {
    // Makes both copies before the builds, because a source file that is saved in between would only be in one.
    const [warmed, cleaned] = [siteCopy(), siteCopy()];
    onTestFinished(() => [warmed, cleaned].forEach(({remove}) => remove()));
    const change = ({dir}: SiteCopy): void => {
      const page = path.join(dir, 'site', CHANGED);
      writeFileSync(page, readFileSync(page, 'utf8') + ADDED);
    };
    const build = async (copy: SiteCopy): Promise<Record<string, string>> => {
      const out = path.join(copy.dir, 'build');
      await copy.build({out});
      return checksums(out);
    };
    await build(warmed);
    change(warmed);
    change(cleaned);
    const warm = await build(warmed);
    const clean = await build(cleaned);
    expect(warm).toEqual(clean);
  },
  BUILDS,
);
