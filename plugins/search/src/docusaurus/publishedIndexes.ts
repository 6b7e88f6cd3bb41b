import {FORMAT_VERSION} from '../core/format/layout';
import {type Catalog, partitionsFor} from '../core/partitions/catalog';
import {INDEX_FOLDER} from '../core/partitions/partitions';
import type {PublishedIndexes} from '../browser/sites/PublishedIndexes';

/** What the site tells other sites that search it, too: their readers get the preferred versions. */
export function publishedIndexes(
  catalog: Catalog,
  {baseUrl, searchPath}: {baseUrl: string; searchPath: string},
): PublishedIndexes {
  const folder = `${baseUrl}${INDEX_FOLDER}/`;
  return {
    format: FORMAT_VERSION,
    searchPath,
    indexes: partitionsFor(catalog, baseUrl, '').map(({url}) => url.slice(folder.length)),
  };
}
