import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface RecordedPicture {
  /** Name of a file in `examples/pictures`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Result of running a program. */
export interface RunEntry {
  /** Digest of the source that was run. */
  readonly digest: string;
  /** Release of the engine that it was run with. */
  readonly engine: string;
  /** Number of the frame in the image. */
  readonly frame?: number;
  /** Warnings and errors that were logged. */
  readonly logged: readonly string[];
  /** Promised events that happened, each with its frame. */
  readonly events?: readonly string[];
  readonly picture?: RecordedPicture;
  readonly loop?: RecordedPicture;
}

/** Results by name of the program. */
export type RunRecord = Readonly<Record<string, RunEntry>>;

/** Folders of programs. Each has its own record. */
export const FOLDERS = ['gallery', 'facts', 'stages'] as const;
export type Folder = (typeof FOLDERS)[number];

/** @param examples the folder `examples` */
export function recordFile(examples: string, folder: Folder): string {
  return path.join(examples, 'records', `${folder}.json`);
}

/** Reads the record of a folder; empty before the first run. */
export function readRecord(examples: string, folder: Folder): RunRecord {
  const file = recordFile(examples, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunRecord) : {};
}
