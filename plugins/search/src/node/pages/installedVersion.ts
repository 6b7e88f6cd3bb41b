import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * The version of the package that a module is part of, or undefined where it is not installed.
 * Looked up in the folders above the module, since packages may hide their `package.json`.
 * @param module as it is imported, such as `entities/decode`
 * @param from the file that imports it
 */
export function installedVersion(module: string, from: string): string | undefined {
  let folder: string;
  try {
    folder = path.dirname(createRequire(from).resolve(module));
  } catch {
    return undefined;
  }
  for (; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version?: string};
    if (version !== undefined) return version;
  }
  return undefined;
}
