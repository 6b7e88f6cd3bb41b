import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {canonicalAddress, parsePage} from '@screwbox/shared/markdown/readPage';
import {INDEX_LIST, MAX_FILE_BYTES, type Site} from './Site';
import {SiteError} from './SiteError';

/** Address that is assumed for a home page without a canonical address. */
const UNKNOWN_HOME = 'http://localhost/';

/** Empty page element, which a build with the hash router writes into its only page. */
const WITHOUT_TEXT = /<div id=["']?__docusaurus["']?>\s*<\/div>/;

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}

function foldersAround(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [parent, ...foldersAround(parent)];
}

const hasIndex = (folder: string): boolean => existsSync(path.join(folder, INDEX_LIST));

function isOfHashRouter(folder: string): boolean {
  const home = path.join(folder, 'index.html');
  return existsSync(home) && WITHOUT_TEXT.test(readFileSync(home, 'utf8'));
}

/**
 * Returns advice about a folder without an index: the folder to use instead, or the reason why there is no index.
 */
function adviceFor(folder: string): string {
  const below = path.join(folder, 'build');
  const meant = [below, ...foldersAround(folder)].find(hasIndex);
  if (meant !== undefined) return `Name the folder of the build: ${meant}`;
  if ([folder, below].some(isOfHashRouter))
    return 'A build with the hash router has no such files. Build the site with the browser router.';
  return `Name the folder of the build of a site with @screwbox/docusaurus-search, such as ${below}`;
}

/**
 * Opens the folder of a build. The canonical address of the home page determines the addresses of all pages.
 *
 * @throws SiteError if there is no such folder, or if it has no search index
 */
export async function openFolder(given: string): Promise<Site> {
  const folder = path.resolve(given);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new SiteError(
      `${folder} is not a folder. Name the folder of a build, or an address that starts with https://.`,
    );
  if (!hasIndex(folder))
    throw new SiteError(`The folder ${folder} has no ${INDEX_LIST}. ${adviceFor(folder)}`);

  const read = async (name: string): Promise<Uint8Array | undefined> => {
    const written = path.resolve(folder, name);
    if (!isInside(folder, written) || !existsSync(written)) return undefined;
    // A symlink must not lead out of the folder. The folder itself is resolved every time, because
    // it may be a symlink that changes with a new build.
    const file = realpathSync(written);
    const stats = statSync(file);
    if (!isInside(realpathSync(folder), file) || !stats.isFile()) return undefined;
    if (stats.size > MAX_FILE_BYTES)
      throw new SiteError(`${written} is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`);
    return readFile(file);
  };

  const page = await read('index.html');
  const canonical = page && canonicalAddress(parsePage(new TextDecoder().decode(page)));
  const home = new URL(canonical && URL.canParse(canonical) ? canonical : UNKNOWN_HOME);
  if (!home.pathname.endsWith('/')) home.pathname += '/';
  return {home, name: folder, recheckAfter: 0, read};
}
