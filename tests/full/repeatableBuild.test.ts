import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checksums} from '../server/checksums';
import {type SiteCopy, siteCopy} from '../server/siteCopy';

/** Two folders at different depths, each with a different time zone. */
const PLACES = [
  {place: 'site', zone: 'America/Los_Angeles'},
  {place: 'another/deeper/folder', zone: 'Pacific/Kiritimati'},
];

type Build = (copy: SiteCopy, options: {out: string; env: Record<string, string>}) => Promise<void>;

it.each<[string, Build, string]>([
  ['the whole site', (copy, options) => copy.build(options), 'service-worker.js'],
  [
    'a site with every plugin',
    (copy, options) => copy.buildFixture('repeatable', options),
    '_headers',
  ],
])(
  'Two clean builds of %s in different folders give identical files, which do not contain the folder',
  async (_, build, lastFile) => {
    const sums: Record<string, string>[] = [];
    for (const {place, zone} of PLACES) {
      const copy = siteCopy(place);
      try {
        const out = path.join(copy.dir, 'build');
        await build(copy, {out, env: {TZ: zone}});
        const files = checksums(out);
        sums.push(files);
        const telling = Object.keys(files).filter((file) =>
          readFileSync(path.join(out, file)).includes(copy.dir),
        );
        expect(telling).toEqual([]);
      } finally {
        copy.remove();
      }
    }
    const [one, other] = sums;
    expect(Object.keys(one ?? {})).toContain(lastFile);
    expect(other).toEqual(one);
  },
);
