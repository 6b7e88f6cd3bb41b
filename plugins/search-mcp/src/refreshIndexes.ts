import {openIndex, type SearchIndex} from '@screwbox/docusaurus-search/engine';
import {z} from 'zod';
import {INDEX_FOLDER, INDEX_LIST, type Site} from './Site';
import {SiteError} from './SiteError';

/** The only file of an index whose name is fixed. Any change of the index changes this file. */
const MANIFEST = 'index.bin';

const published = z.object({
  indexes: z.array(z.string().regex(/^(?!\.)[^/?#]+\/$/)).max(100),
  contexts: z.record(z.string(), z.string()).optional(),
});

interface IndexSource {
  folder: string;
  context: string | undefined;
  manifest: Uint8Array;
}

export interface OpenedIndex extends IndexSource {
  index: SearchIndex;
}

export interface OpenedIndexes {
  /** Time at which the list of the indexes was read, in milliseconds since the epoch. */
  checked: number;
  indexes: OpenedIndex[];
}

async function readList(site: Site): Promise<z.infer<typeof published>> {
  const bytes = await site.read(INDEX_LIST);
  const wanted =
    'The site must be built with @screwbox/docusaurus-search and without the hash router.';
  if (bytes === undefined) throw new SiteError(`${site.name} has no ${INDEX_LIST}. ${wanted}`);
  try {
    return published.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new SiteError(`${INDEX_LIST} of ${site.name} is not a list of indexes. ${wanted}`, {
      cause,
    });
  }
}

async function readIndexFile(site: Site, name: string): Promise<Uint8Array> {
  const bytes = await site.read(INDEX_FOLDER + name);
  if (bytes !== undefined) return bytes;
  throw new SiteError(
    `${INDEX_FOLDER}${name} of ${site.name} is gone. The site was probably built again: search once more.`,
  );
}

async function readSources(site: Site): Promise<IndexSource[]> {
  const {indexes, contexts = {}} = await readList(site);
  return Promise.all(
    indexes.map(async (folder) => ({
      folder,
      context: contexts[folder.slice(0, -1)],
      manifest: await readIndexFile(site, folder + MANIFEST),
    })),
  );
}

async function open(site: Site, source: IndexSource): Promise<OpenedIndex> {
  const {folder, manifest} = source;
  const index = await openIndex({
    read: async (name) => (name === MANIFEST ? manifest : readIndexFile(site, folder + name)),
  });
  return {...source, index};
}

export async function refreshIndexes(
  site: Site,
  last: OpenedIndexes | undefined,
): Promise<OpenedIndexes> {
  if (last !== undefined && Date.now() - last.checked < site.recheckAfter) return last;
  const checked = Date.now();
  const sources = await readSources(site);
  const indexes = await Promise.all(
    sources.map(async (source) => {
      const same = last?.indexes.find(
        ({folder, manifest}) =>
          folder === source.folder && Buffer.compare(manifest, source.manifest) === 0,
      );
      return same ? {...same, context: source.context} : open(site, source);
    }),
  );
  return {checked, indexes};
}

export const contextsOf = (indexes: readonly {context: string | undefined}[]): string[] => [
  ...new Set(indexes.flatMap(({context}) => context ?? [])),
];

/**
 * Returns the contexts of a site: the names of parts that can be searched separately.
 *
 * @throws SiteError if the site cannot be read or has no index
 */
export async function readContexts(site: Site): Promise<string[]> {
  const {indexes, contexts = {}} = await readList(site);
  return contextsOf(indexes.map((folder) => ({context: contexts[folder.slice(0, -1)]})));
}
