import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Folder, RunRecord} from '../../../src/plugins/examples/RunRecord';

/** Maximum sizes of an image and of a loop in bytes. */
const MOST_BYTES = 60_000;
const MOST_BYTES_OF_LOOP = 120_000;
/** Maximum total size of all images in bytes. It is limited because the repository's history keeps all of them. */
const MOST_BYTES_OF_ALL = 5_000_000;

export interface RecordedProgram {
  readonly folder: Folder;
  readonly name: string;
  readonly digest: string;
  readonly hasPicture: boolean;
  readonly events: readonly string[];
}

interface Pictures {
  readonly folder: string;
  readonly names: ReadonlySet<string>;
}

function sizeFault({folder}: Pictures, file: string, bytes: number, most: number): string[] {
  const full = path.join(folder, file);
  if (!existsSync(full)) return [`examples/pictures/${file} is missing.`];
  const size = statSync(full).size;
  if (size !== bytes) return [`examples/pictures/${file} is not the picture that was recorded.`];
  return size > most ? [`examples/pictures/${file} has more than ${most} bytes.`] : [];
}

function entryFaults(program: RecordedProgram, record: RunRecord, pictures: Pictures): string[] {
  const {folder, name, digest, hasPicture, events} = program;
  const entry = record[name];
  const again = `Run it: npm run examples -- ${name}`;
  if (entry?.digest !== digest) {
    const what = entry ? 'has not been run since it was changed' : 'has not been run';
    return [`${folder}/${name} ${what}. ${again}`];
  }
  const {picture, loop, events: happened = []} = entry;
  const missing = events.filter((event) => !happened.includes(event));
  if (missing.length > 0) {
    return [`${folder}/${name} promises "${missing.join('; ')}", which did not happen. ${again}`];
  }
  if (hasPicture && !picture) return [`${folder}/${name} has no picture. ${again}`];
  return [
    ...(picture ? sizeFault(pictures, picture.file, picture.bytes, MOST_BYTES) : []),
    ...(loop ? sizeFault(pictures, loop.file, loop.bytes, MOST_BYTES_OF_LOOP) : []),
  ].map((message) => `${message} ${again}`);
}

/**
 * Compares programs with the record of their last run. Does not need the engine. Returns problems, each with the
 * command that fixes it.
 */
export function recordFaults(
  programs: readonly RecordedProgram[],
  records: ReadonlyMap<Folder, RunRecord>,
  folder: string,
): string[] {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const pictures = {folder, names};
  const recorded = [...records.values()].flatMap((record) => Object.values(record));
  const used = new Set(
    recorded.flatMap(({picture, loop}) => [picture?.file, loop?.file]).filter(Boolean),
  );
  const bytes = [...names].reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  return [
    ...programs.flatMap((program) =>
      entryFaults(program, records.get(program.folder) ?? {}, pictures),
    ),
    ...[...records].flatMap(([where, record]) =>
      Object.keys(record)
        .filter((name) => !programs.some((one) => one.folder === where && one.name === name))
        .map((name) => `examples/records/${where}.json has "${name}", which is gone. Remove it.`),
    ),
    ...[...names]
      .filter((name) => !used.has(name))
      .map((name) => `examples/pictures/${name} belongs to no program. Remove it.`),
    ...(bytes > MOST_BYTES_OF_ALL
      ? [
          `The pictures have ${bytes} bytes in all, more than ${MOST_BYTES_OF_ALL}. Make some smaller.`,
        ]
      : []),
  ];
}
