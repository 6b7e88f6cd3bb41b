import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chooseJobs} from '../../../examples/runner/jobs';
import {FOLDERS, readRecord, type RunEntry} from '../../../src/plugins/examples/RunRecord';
import {recordFaults, type RecordedProgram} from './recordFaults';

const EXAMPLES = path.join(import.meta.dirname, '../../../examples');

describe('The programs of the repository', () => {
  const records = new Map(FOLDERS.map((folder) => [folder, readRecord(EXAMPLES, folder)]));

  it('have all been run since their last change, and all their images exist', async () => {
    const {jobs} = await chooseJobs(EXAMPLES, {work: '', records, names: [], onlyChanged: false});
    const programs = jobs.map(({shot, ...job}) => ({...job, hasPicture: shot.kind !== 'none'}));
    expect(recordFaults(programs, records, path.join(EXAMPLES, 'pictures'))).toEqual([]);
  });

  it('logged no error in the gallery and the tutorials', () => {
    const logged = (['gallery', 'stages'] as const).flatMap((folder) =>
      Object.entries(records.get(folder) ?? {}).flatMap(([name, entry]) =>
        entry.logged.filter((line) => line.startsWith('ERROR ')).map((line) => `${name}: ${line}`),
      ),
    );
    expect(logged).toEqual([]);
  });
});

describe('A record', () => {
  const pictures = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  beforeAll(() => writeFileSync(path.join(pictures, 'Rain.webp'), 'picture'));
  afterAll(() => rmSync(pictures, {recursive: true}));

  const rain: RecordedProgram = {
    folder: 'gallery',
    name: 'Rain',
    digest: 'a',
    hasPicture: true,
    events: [],
  };
  const entry: RunEntry = {
    digest: 'a',
    engine: '3.33.0',
    logged: [],
    picture: {file: 'Rain.webp', width: 4, height: 2, bytes: 7},
  };
  const faults = (program: RecordedProgram[], record: Record<string, RunEntry>) =>
    recordFaults(program, new Map([['gallery', record]]), pictures);

  it('has no fault if it has the current digest of the program and names an existing image', () => {
    expect(faults([rain], {Rain: entry})).toEqual([]);
  });

  it.each<[string, RecordedProgram[], Record<string, RunEntry>, string]>([
    [
      'has another digest',
      [{...rain, digest: 'b'}],
      {Rain: entry},
      'gallery/Rain has not been run since it was changed. Run it: npm run examples -- Rain',
    ],
    [
      'lacks a program',
      [rain, {...rain, name: 'Snow'}],
      {Rain: entry},
      'gallery/Snow has not been run. Run it: npm run examples -- Snow',
    ],
    [
      'lacks an event that the program promises',
      [{...rain, events: ['51 hero jumps', '80 hero jumps']}],
      {Rain: {...entry, events: ['51 hero jumps']}},
      'gallery/Rain promises "80 hero jumps", which did not happen. Run it: npm run examples -- Rain',
    ],
    [
      'names an image that does not exist',
      [rain, {...rain, name: 'Snow'}],
      {Rain: entry, Snow: {...entry, picture: {file: 'Snow.webp', width: 1, height: 1, bytes: 1}}},
      'examples/pictures/Snow.webp is missing. Run it: npm run examples -- Snow',
    ],
    [
      'names a removed program',
      [rain],
      {Rain: entry, Hail: {...entry, picture: undefined}},
      'examples/records/gallery.json has "Hail", which is gone. Remove it.',
    ],
    [
      'does not name an image',
      [{...rain, hasPicture: false}],
      {Rain: {...entry, picture: undefined}},
      'examples/pictures/Rain.webp belongs to no program. Remove it.',
    ],
  ])('is reported if it %s', (_, programs, record, message) => {
    expect(faults(programs, record)).toEqual([message]);
  });
});
