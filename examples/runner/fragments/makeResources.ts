import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const SIDE = 128;
/** Sizes of images for which code blocks expect a certain width and height. */
const SIZES: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['assets/digits.png', [24, 8]],
  ['assets/walls.png', [192, 64]],
]);
const FILE = /"(\/?[\w./-]+\.(?:png|gif|jpg|wav|mid))"/g;

/** Files that code blocks load by a computed name, so they cannot be found in the source text. */
const COMPUTED = ['levels/1.png', 'levels/2.png', 'levels/3.png'];

/** Returns an image of colored squares. Parts cut from it are never blank. */
function picture(name: string): Promise<Buffer> {
  const [width, height] = SIZES.get(name) ?? [SIDE, SIDE];
  const rgba = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const [column, row] = [(index % width) >> 4, Math.floor(index / width) >> 4];
    rgba.set([column * 32, row * 32, 128, 255], index * 4);
  }
  return sharp(rgba, {raw: {width, height, channels: 4}})
    .png()
    .toBuffer();
}

const SOUND = 'examples/first-game/project/src/main/resources/assets/screw.wav';

function tune(): Uint8Array {
  const track = [0, 0x90, 60, 64, 96, 0x80, 60, 0, 0, 0xff, 0x2f, 0];
  const header = [0, 0, 0, 6, 0, 0, 0, 1, 0, 96];
  return Uint8Array.from([
    ...Buffer.from('MThd'),
    ...header,
    ...Buffer.from('MTrk'),
    ...[0, 0, 0, track.length],
    ...track,
  ]);
}

async function contentOf(name: string): Promise<Uint8Array> {
  if (name.endsWith('.wav')) return readFileSync(SOUND);
  return name.endsWith('.mid') ? tune() : picture(name);
}

/** Creates the images and sounds that code blocks load and that `examples/files` does not have. */
export async function makeResources(
  folder: string,
  files: string,
  codes: readonly string[],
): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const named = codes.flatMap((code) => [...code.matchAll(FILE)].map(([, name = '']) => name));
  const names = new Set([...COMPUTED, ...named]);
  for (const name of names) {
    if (existsSync(path.join(files, name))) continue;
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, await contentOf(name));
  }
}
