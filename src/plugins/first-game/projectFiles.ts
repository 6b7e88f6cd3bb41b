import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import art from '../../components/figures/first-game/pictures.json';
import {drawPicture, type Frame, type Palette} from './drawPicture';
import {encodePng} from './encodePng';
import {encodeWav, type Tone} from './encodeWav';
import type {Sources} from './readStages';

/** Path within a project → content. */
export type Files = ReadonlyMap<string, Uint8Array>;

interface Pictures {
  readonly palette: Palette;
  readonly pictures: Readonly<Record<string, readonly Frame[]>>;
}

const SOURCES = 'src/main/java/com/example/firstgame';
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
 * The files of a Maven and Gradle project of the game.
 *
 * @param folder the folder of the game: builds and sounds
 * @param sources the classes of a stage
 */
export function projectFiles(folder: string, sources: Sources): Files {
  const project = path.join(folder, 'project');
  const {palette, pictures}: Pictures = art;
  const sounds = readJson(path.join(folder, 'sounds.json')) as Record<string, Tone[]>;
  return new Map([
    ...readdirSync(project).map((name): [string, Uint8Array] => [
      name,
      readFileSync(path.join(project, name)),
    ]),
    ...[...sources].map(([file, code]): [string, Uint8Array] => [
      `${SOURCES}/${file}`,
      Buffer.from(code),
    ]),
    ...build(pictures, 'png', (frames) => encodePng(drawPicture(frames, palette))),
    ...build(sounds, 'wav', encodeWav),
  ]);
}
