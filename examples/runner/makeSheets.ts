import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Sheet,
  type SheetName,
  type SheetRecord,
  SHEETS_FOLDER,
  sheetsFile,
} from '../../src/plugins/examples/readSheets';
import {encodeLoop, encodePicture} from './encodePicture';
import type {Engine} from './findEngine';
import type {Jdk} from './findJdk';
import {writePicture} from './takePictures';

/** Number of frames that `Sheets.java` draws. */
const FRAMES = 24;
const MILLISECONDS_PER_FRAME = 150;

export interface SheetSetting {
  readonly jdk: Jdk;
  readonly engine: Engine;
  readonly runner: string;
  readonly work: string;
  readonly examples: string;
}

export async function makeSheets({jdk, engine, runner, work, examples}: SheetSetting) {
  const drawn = path.join(work, 'sheets');
  mkdirSync(drawn);
  const classPath = [runner, ...engine.jars].join(path.delimiter);
  const {status, stderr, error} = spawnSync(
    jdk.java,
    ['-Djava.awt.headless=true', '-cp', classPath, 'runner.Sheets', drawn],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`The sheets were not drawn.\n${stderr}`, {cause: error});
  }
  const folder = path.join(examples, SHEETS_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  const png = (name: string) => path.join(drawn, `${name}.png`);
  const still = async (name: SheetName, from: string): Promise<Sheet> => ({
    picture: writePicture(folder, `${name}.webp`, await encodePicture(png(from))),
  });
  const frames = Array.from({length: FRAMES}, (_, number) => png(`sprites-${number}`));
  const loop = await encodeLoop(frames, MILLISECONDS_PER_FRAME);
  const record: SheetRecord = {
    engine: engine.version,
    sheets: {
      sprites: {
        ...(await still('sprites', 'sprites-0')),
        loop: writePicture(folder, 'sprites.loop.webp', loop),
      },
      fonts: await still('fonts', 'fonts'),
      sounds: await still('sounds', 'sounds'),
    },
  };
  writeFileSync(sheetsFile(examples), `${JSON.stringify(record, null, 2)}\n`);
  console.log(`✓ sheets of the sprites, fonts and sounds of ${engine.version}`);
}
