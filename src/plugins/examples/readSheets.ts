import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RecordedPicture} from './RunRecord';

/** What a sheet shows of the assets that the engine comes with, for those who do not see it. */
export const SHEETS = {
  sprites: 'All sprites of SpriteBundle, each with its name below it.',
  fonts: 'All characters of the two fonts of FontBundle, one bold and one thin.',
  sounds: 'The waveforms of all sounds of SoundBundle, each with its name and length.',
} as const;

export type SheetName = keyof typeof SHEETS;

export const isSheetName = (name: string): name is SheetName => Object.hasOwn(SHEETS, name);

/** A sheet that the runner has drawn. */
export interface Sheet {
  readonly picture: RecordedPicture;
  readonly loop?: RecordedPicture;
}

/** All sheets, and the release of the engine whose assets they show. */
export interface SheetRecord {
  readonly engine: string;
  readonly sheets: Readonly<Partial<Record<SheetName, Sheet>>>;
}

/** The folder in `examples` where sheets are. It is not committed: nothing of the engine is. */
export const SHEETS_FOLDER = 'sheets';

/** @param examples the folder `examples` */
export const sheetsFile = (examples: string) => path.join(examples, SHEETS_FOLDER, 'sheets.json');

/**
 * The sheets of the engine's assets; undefined where they have not been made. Pages have their tables
 * alone then.
 */
export function readSheets(examples: string): SheetRecord | undefined {
  const file = sheetsFile(examples);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SheetRecord) : undefined;
}
