import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checksums} from './checksums';
import {type SiteCopy, siteCopy} from './siteCopy';

/** Two folders at different depths, each with a different time zone. */
const PLACES = [
  {place: 'site', zone: 'America/Los_Angeles'},
  {place: 'another/deeper/folder', zone: 'Pacific/Kiritimati'},
];

export interface RepeatedBuild {
  sums: Record<string, string>[];
  /** Built files that contain the path of the folder in which they were built. */
  telling: string[];
}

export async function repeatedBuild(
  build: (copy: SiteCopy, options: {out: string; env: Record<string, string>}) => Promise<void>,
): Promise<RepeatedBuild> {
  const result: RepeatedBuild = {sums: [], telling: []};
  for (const {place, zone} of PLACES) {
    const copy = siteCopy(place);
    try {
      const out = path.join(copy.dir, 'build');
      await build(copy, {out, env: {TZ: zone}});
      const sums = checksums(out);
      result.sums.push(sums);
      for (const file of Object.keys(sums))
        if (readFileSync(path.join(out, file)).includes(copy.dir)) result.telling.push(file);
    } finally {
      copy.remove();
    }
  }
  return result;
}
