import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RecordedPicture} from './RunRecord';

export const SHEETS = {
  sprites: 'All sprites of SpriteBundle, each with its name below it.',
  fonts: 'All characters of the two fonts of FontBundle, one bold and one thin.',
  sounds: 'The waveforms of all sounds of SoundBundle, each with its name and length.',
} as const;

export type SheetName = keyof typeof SHEETS;

export const isSheetName = (name: string): name is SheetName => Object.hasOwn(SHEETS, name);

export interface Sheet {
  readonly picture: RecordedPicture;
  readonly loop?: RecordedPicture;
}

export interface SheetRecord {
  readonly engine: string;
  readonly sheets: Readonly<Partial<Record<SheetName, Sheet>>>;
}

/**
 * Folder of the overviews in `examples`. It is not committed, because files of the engine do not belong in this
 * repository.
 */
export const SHEETS_FOLDER = 'sheets';

export const sheetsFile = (examples: string) => path.join(examples, SHEETS_FOLDER, 'sheets.json');

/**
 * Reads the overviews of the engine's assets. Returns undefined if they do not exist; in that case pages only show
 * their tables.
 */
export function readSheets(examples: string): SheetRecord | undefined {
  const file = sheetsFile(examples);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SheetRecord) : undefined;
}
