import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {drawPicture} from './drawPicture';
import type {Sources} from './readStages';
import {ASSETS, type Tutorial} from './tutorials';

export type Files = ReadonlyMap<string, Uint8Array>;

const readFolder = (folder: string): [string, Uint8Array][] =>
  filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file))]);

async function drawPictures({art: {palette, pictures}}: Tutorial): Promise<[string, Uint8Array][]> {
  return Promise.all(
    Object.entries(pictures).map(async ([name, frames]): Promise<[string, Uint8Array]> => {
      const file = `${ASSETS}/${name}.png`;
      try {
        return [file, await drawPicture(frames, palette)];
      } catch (cause) {
        throw new Error(`${file}: ${(cause as Error).message}`, {cause});
      }
    }),
  );
}

export async function projectFiles(
  examples: string,
  tutorial: Tutorial,
  sources: Sources,
): Promise<Files> {
  const classes = `src/main/java/${tutorial.packageName.replaceAll('.', '/')}`;
  return new Map([
    ...readFolder(path.join(examples, tutorial.name, 'project')),
    ...[...sources].map(([file, code]): [string, Uint8Array] => [
      `${classes}/${file}`,
      Buffer.from(code),
    ]),
    ...(await drawPictures(tutorial)),
  ]);
}
