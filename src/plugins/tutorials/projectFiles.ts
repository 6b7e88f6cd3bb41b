import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {drawPicture} from './drawPicture';
import {encodePng} from './encodePng';
import {encodeWav, type Tone} from './encodeWav';
import type {Sources} from './readStages';
import type {Tutorial} from './tutorials';

/** Path within a project → content. */
export type Files = ReadonlyMap<string, Uint8Array>;

const ASSETS = 'src/main/resources/assets';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function build<Item>(
  items: Readonly<Record<string, Item>>,
  extension: string,
  write: (item: Item) => Uint8Array,
): [string, Uint8Array][] {
  return Object.entries(items).map(([name, item]) => {
    const file = `${ASSETS}/${name}.${extension}`;
    try {
      return [file, write(item)];
    } catch (cause) {
      throw new Error(`${file}: ${(cause as Error).message}`, {cause});
    }
  });
}

/**
 * The files of a Maven and Gradle project of a game.
 *
 * @param examples the folder `examples`, where a folder of the game has builds and sounds
 * @param sources the classes of a stage
 */
export function projectFiles(
  examples: string,
  {name: game, packageName, art: {palette, pictures}}: Tutorial,
  sources: Sources,
): Files {
  const folder = path.join(examples, game);
  const classes = `src/main/java/${packageName.replaceAll('.', '/')}`;
  const project = path.join(folder, 'project');
  const sounds = readJson(path.join(folder, 'sounds.json')) as Record<string, Tone[]>;
  return new Map([
    ...readdirSync(project).map((name): [string, Uint8Array] => [
      name,
      readFileSync(path.join(project, name)),
    ]),
    ...[...sources].map(([file, code]): [string, Uint8Array] => [
      `${classes}/${file}`,
      Buffer.from(code),
    ]),
    ...build(pictures, 'png', (frames) => encodePng(drawPicture(frames, palette))),
    ...build(sounds, 'wav', encodeWav),
  ]);
}
