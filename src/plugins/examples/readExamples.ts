import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Program} from './Program';
import {codeOf} from './readProgram';
import {readPrograms} from './readPrograms';
import {readRecord, type RecordedPicture, type RunEntry} from './RunRecord';

export interface Pictures {
  readonly still: string;
  /** Address of the animation; missing if nothing moves. */
  readonly loop?: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface Example {
  readonly program: Program;
  readonly slug: string;
  readonly code: string;
  /** Undefined if the program draws nothing or has not been run. */
  readonly pictures: Pictures | undefined;
  readonly engine: string | undefined;
  readonly files: ReadonlyMap<string, string>;
}

export function slugOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Returns the address of a file. It contains a hash of the content, so that browsers can cache the file. */
function addressOf(file: string): string {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  const [name, ...endings] = path.basename(file).split('.');
  return `assets/examples/${[`${name}-${digest}`, endings.at(-1)].join('.')}`;
}

export function picturesOf(
  folder: string,
  {picture, loop}: Pick<Partial<RunEntry>, 'picture' | 'loop'>,
  alt: string,
): Pick<Example, 'pictures' | 'files'> {
  const files = new Map<string, string>();
  const serve = ({file}: RecordedPicture): string => {
    const source = path.join(folder, file);
    const address = addressOf(source);
    files.set(address, source);
    return address;
  };
  const pictures = picture && {
    still: serve(picture),
    ...(loop && {loop: serve(loop)}),
    width: picture.width,
    height: picture.height,
    alt,
  };
  return {pictures, files};
}

export function readExamples(folder: string): Map<string, Example> {
  const record = readRecord(folder, 'gallery');
  const pictures = path.join(folder, 'pictures');
  return new Map(
    readPrograms(folder, 'gallery').map((program) => {
      const {name, alt} = program;
      const entry = record[name] ?? {};
      const {engine}: Partial<RunEntry> = entry;
      const shown = picturesOf(pictures, entry, alt);
      return [name, {program, slug: slugOf(name), code: codeOf(program), engine, ...shown}];
    }),
  );
}
