import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface RecordedPicture {
  /** File in `examples/pictures`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Result of running a program. */
export interface RunEntry {
  /** Digest of the source that ran. */
  readonly digest: string;
  /** Release of the engine. */
  readonly engine: string;
  /** Frame of the image. */
  readonly frame?: number;
  /** Warnings and errors that were logged. */
  readonly logged: readonly string[];
  /** Events that the program promises, as they happened: frame and event. */
  readonly events?: readonly string[];
  readonly picture?: RecordedPicture;
  readonly loop?: RecordedPicture;
}

/** Name of a program → result. */
export type RunRecord = Readonly<Record<string, RunEntry>>;

/** Folders of programs, which have separate records. */
export const FOLDERS = ['gallery', 'facts', 'stages'] as const;
export type Folder = (typeof FOLDERS)[number];

/** @param examples the folder `examples` */
export function recordFile(examples: string, folder: Folder): string {
  return path.join(examples, 'records', `${folder}.json`);
}

/** Reads the record of a folder. Empty before the first run. */
export function readRecord(examples: string, folder: Folder): RunRecord {
  const file = recordFile(examples, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunRecord) : {};
}
