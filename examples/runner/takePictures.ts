import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {RecordedPicture} from '../../src/plugins/examples/RunRecord';
import type {Shot} from '../../src/plugins/examples/Program';
import {encodeLoop, encodePicture, type Encoded, isBlank, isStill} from './encodePicture';

/** A loop shows every third frame, which is 20 frames per second. */
const LOOP_STEP = 3;
const LOOP_DELAY = (1000 / 60) * LOOP_STEP;

export function framesOf(shot: Shot, frame: number): number[] {
  if (shot.kind === 'none') return [];
  return [...new Set([frame, ...loopFrames(shot)])].sort((one, other) => one - other);
}

function loopFrames(shot: Shot): number[] {
  const frames: number[] = [];
  if (shot.kind === 'loop') {
    for (let frame = shot.from; frame <= shot.to; frame += LOOP_STEP) frames.push(frame);
  }
  return frames;
}

function fileOf(pngs: ReadonlyMap<number, string>, frame: number): string {
  const png = pngs.get(frame);
  if (png === undefined) throw new Error(`there is no image of frame ${frame}.`);
  return png;
}

export function writePicture(
  folder: string,
  file: string,
  {bytes, width, height}: Encoded,
): RecordedPicture {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, file), bytes);
  return {file, width, height, bytes: bytes.length};
}

export interface Taken {
  readonly picture?: RecordedPicture;
  readonly loop?: RecordedPicture;
}

/** @throws Error if an image is too large or has only one color, or if nothing moves in the loop */
export async function takePictures(
  folder: string,
  {name, shot, frame}: {name: string; shot: Shot; frame: number},
  pngs: ReadonlyMap<number, string>,
): Promise<Taken> {
  if (shot.kind === 'none') return {};
  const png = fileOf(pngs, frame);
  if (await isBlank(png)) throw new Error(`the image has only one color in frame ${frame}.`);
  const picture = writePicture(folder, `${name}.webp`, await encodePicture(png));
  if (shot.kind !== 'loop') return {picture};
  const frames = loopFrames(shot).map((number) => fileOf(pngs, number));
  if (await isStill(frames)) {
    throw new Error(`nothing moves in frames ${shot.from} to ${shot.to}.`);
  }
  const loop = writePicture(folder, `${name}.loop.webp`, await encodeLoop(frames, LOOP_DELAY));
  return {picture, loop};
}
