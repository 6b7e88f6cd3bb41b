import {FORMAT_VERSION} from '../core/format/layout';
import {
  isPublishedIndexes,
  PUBLISHED_FILE,
  type PublishedIndexes,
} from '../core/format/PublishedIndexes';

const TIMEOUT = 15_000;

export interface OpenedSite {
  folders: string[];
  searchPage: string;
}

/** Explains to the maintainers why another site cannot be searched, and what they can do. */
export class SiteError extends Error {
  /** @param problem rest of a sentence that begins with the address */
  constructor(
    readonly address: string,
    problem: string,
  ) {
    super(`${address} ${problem}`);
  }
}

/** Whether the host responds. Without CORS, the response itself cannot be read. */
const isReachable = (address: string): Promise<boolean> =>
  fetch(address, {mode: 'no-cors', signal: AbortSignal.timeout(TIMEOUT)}).then(
    () => true,
    () => false,
  );

async function read(address: string): Promise<Response> {
  try {
    return await fetch(address, {signal: AbortSignal.timeout(TIMEOUT), cache: 'no-cache'});
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new SiteError(address, `did not respond within ${TIMEOUT / 1000} seconds.`);
    throw new SiteError(
      address,
      (await isReachable(address))
        ? 'cannot be read by other sites. Its host must send the header ' +
            `"Access-Control-Allow-Origin: ${location.origin}" for all files in this folder.`
        : 'cannot be reached, or the content security policy of this page does not allow it.',
    );
  }
}

async function readPublished(address: string): Promise<PublishedIndexes> {
  const response = await read(address);
  const wanted =
    'That site needs a build with this plugin, and its address in the option "otherSites" must be that of its home page.';
  if (!response.ok) throw new SiteError(address, `returned status ${response.status}. ${wanted}`);
  const published: unknown = await response.json().catch(() => undefined);
  if (!isPublishedIndexes(published))
    throw new SiteError(address, `is not the list of a site's indexes. ${wanted}`);
  const {format} = published;
  if (format !== FORMAT_VERSION)
    throw new SiteError(
      address,
      `lists indexes of format ${format}, but this site reads format ` +
        `${FORMAT_VERSION}. Build both sites with the same version of the plugin.`,
    );
  return published;
}

/**
 * Reads which indexes another site has.
 * @param folder address of the folder with the site's indexes
 * @throws SiteError if it cannot be searched
 */
export async function openSite(folder: string): Promise<OpenedSite> {
  const {searchPath, indexes} = await readPublished(folder + PUBLISHED_FILE);
  return {
    searchPage: new URL(searchPath, folder).href,
    folders: indexes.map((name) => folder + name),
  };
}
