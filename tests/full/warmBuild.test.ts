import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {checksums} from '../server/checksums';
import {siteCopy} from '../server/siteCopy';

const CHANGED = 'docs/core-modules/audio.md';
/** Three builds, in milliseconds. */
const BUILDS = 1_800_000;
const ADDED = '\nA tile map of cameras follows the lights of the particles on each screen.\n';

it(
  'A build after a change gives the same files as a clean build of the same sources',
  async () => {
    const builds = [];
    for (const isWarm of [true, false]) {
      const copy = siteCopy();
      onTestFinished(() => copy.remove());
      const out = path.join(copy.dir, 'build');
      const page = path.join(copy.dir, 'site', CHANGED);
      if (isWarm) await copy.build({out});
      writeFileSync(page, readFileSync(page, 'utf8') + ADDED);
      await copy.build({out});
      builds.push(checksums(out));
    }
    const [warm, clean] = builds;
    expect(warm).toEqual(clean);
  },
  BUILDS,
);
