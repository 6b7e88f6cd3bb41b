import {existsSync, realpathSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {canonicalAddress} from './html';
import {MAX_FILE_BYTES, type Site} from './Site';
import {SiteError} from './SiteError';

/** Address of pages without a canonical address. */
const UNKNOWN_HOME = 'http://localhost/';

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}

/**
 * Opens the folder of a build. The addresses of its pages are those of the published site, from the canonical
 * address of the home page.
 *
 * @throws SiteError if there is no such folder
 */
export async function openFolder(folder: string): Promise<Site> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new SiteError(`"${folder}" is not a folder. Name the folder of a build, or its address.`);
  const root = realpathSync(folder);

  const read = async (name: string): Promise<Uint8Array | undefined> => {
    const file = path.resolve(root, name);
    if (!isInside(root, file) || !existsSync(file)) return undefined;
    // A symlink may lead out of the folder.
    const real = realpathSync(file);
    const stats = statSync(real);
    if (!isInside(root, real) || !stats.isFile()) return undefined;
    if (stats.size > MAX_FILE_BYTES)
      throw new SiteError(`"${name}" is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`);
    return readFile(real);
  };

  const home = await read('index.html');
  const canonical = home && canonicalAddress(new TextDecoder().decode(home));
  const address = new URL(canonical ?? UNKNOWN_HOME);
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  return {home: address, read};
}
