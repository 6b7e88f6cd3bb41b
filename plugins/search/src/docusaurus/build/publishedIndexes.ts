import {FORMAT_VERSION} from '../../core/format/layout';
import {type Catalog, partitionsFor} from '../../core/partitions/catalog';
import {INDEX_FOLDER} from '../../core/partitions/partitions';
import type {PublishedIndexes} from '../../browser/sites/PublishedIndexes';

/** What the site tells other sites that search it, too: their readers get the preferred versions. */
export function publishedIndexes(
  catalog: Catalog,
  {baseUrl, searchPath}: {baseUrl: string; searchPath: string},
): PublishedIndexes {
  const start = `${baseUrl}${INDEX_FOLDER}/`.length;
  const partitions = partitionsFor(catalog, baseUrl, '');
  return {
    format: FORMAT_VERSION,
    searchPath,
    indexes: partitions.map(({url}) => url.slice(start)),
    contexts: Object.fromEntries(
      partitions.flatMap(({url, context}) => (context ? [[url.slice(start, -1), context]] : [])),
    ),
  };
}
