import {createHash} from 'node:crypto';
import type {Program} from './Program';
import {
  claimsIn,
  clockOf,
  DEFAULT_FRAME,
  eventsOf,
  fieldsIn,
  inputsOf,
  listOf,
  required,
  shotOf,
} from './programHeader';

const HEADER = /^\/\*\n((?: \*.*\n)*?) \*\/\n/;

/** @throws Error if the header is incomplete or invalid */
export function readProgram(file: string, source: string): Program {
  const name = /([^/\\]+)\.java$/.exec(file)?.[1] ?? file;
  try {
    const header = HEADER.exec(source)?.[1];
    if (header === undefined) {
      throw new Error('it must begin with a comment of lines such as " * title: A ball".');
    }
    const list = fieldsIn(header);
    const claims = claimsIn(list);
    const fields = new Map(list.map(({key, value}) => [key, value]));
    const isFact = fields.has('claim');
    const shot = shotOf(fields.get('picture') ?? (isFact ? 'none' : undefined));
    required(fields, [
      'page',
      ...(isFact ? ['claim'] : ['title', 'about', 'tags']),
      ...(shot.kind === 'none' ? [] : ['alt']),
    ]);
    if (!new RegExp(`^public (?:final )?class ${name}\\b`, 'm').test(source)) {
      throw new Error(`it must contain "public class ${name}".`);
    }
    const frame = Number(fields.get('frame') ?? DEFAULT_FRAME);
    if (!Number.isInteger(frame) || frame < 0) {
      throw new Error(`"frame: ${fields.get('frame')}" must be a whole number.`);
    }
    return {
      name,
      source,
      digest: createHash('sha256').update(source).digest('hex').slice(0, 16),
      title: fields.get('title') ?? '',
      about: fields.get('about') ?? '',
      pages: list.flatMap(({key, value}) => (key === 'page' ? listOf(value, ',') : [])),
      tags: listOf(fields.get('tags'), ','),
      frame,
      shot,
      clock: clockOf(fields.get('clock')),
      inputs: inputsOf(fields.get('input')),
      events: eventsOf(fields.get('events')),
      alt: fields.get('alt') ?? '',
      files: listOf(fields.get('files'), ','),
      claims,
    };
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, {cause});
  }
}

export function codeOf({source}: Program): string {
  return source.replace(HEADER, '').trim();
}
