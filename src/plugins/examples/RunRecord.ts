import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface RecordedPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface RunEntry {
  readonly digest: string;
  readonly engine: string;
  readonly frame?: number;
  readonly logged: readonly string[];
  /** Events listed in the program's header that happened in the run, each with its frame. */
  readonly events?: readonly string[];
  readonly picture?: RecordedPicture;
  readonly loop?: RecordedPicture;
}

export type RunRecord = Readonly<Record<string, RunEntry>>;

export const FOLDERS = ['gallery', 'facts', 'stages'] as const;
export type Folder = (typeof FOLDERS)[number];

export function recordFile(examples: string, folder: Folder): string {
  return path.join(examples, 'records', `${folder}.json`);
}

export function readRecord(examples: string, folder: Folder): RunRecord {
  const file = recordFile(examples, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunRecord) : {};
}
