import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Program} from './Program';
import {readProgram} from './readProgram';

/**
 * Reads the programs of a folder of `examples/`, sorted by name.
 *
 * @throws Error if a header is invalid, or names a file missing in `examples/files`
 */
export function readPrograms(examples: string, folder: 'gallery' | 'facts'): Program[] {
  const where = path.join(examples, folder);
  if (!existsSync(where)) return [];
  return readdirSync(where)
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => {
      const file = path.join(path.relative(process.cwd(), where), name);
      const program = readProgram(file, readFileSync(path.join(where, name), 'utf8'));
      const missing = program.files.find(
        (needed) => !existsSync(path.join(examples, 'files', needed)),
      );
      if (missing !== undefined) {
        throw new Error(`${file}: examples/files has no "${missing}".`);
      }
      return program;
    });
}
