import {FORMAT_VERSION} from '../../core/format/layout';
import {type Partition, partitionsFor} from '../../core/partitions';
import {INDEX_FOLDER} from '../partitions/partitions';
import type {PublishedIndexes} from '../../core/format/PublishedIndexes';

/** Returns the list of indexes for other sites. Of the docs, it contains only the preferred versions. */
export function publishedIndexes(
  all: readonly Partition[],
  {baseUrl, searchPath}: {baseUrl: string; searchPath: string},
): PublishedIndexes {
  const start = `${baseUrl}${INDEX_FOLDER}/`.length;
  const partitions = partitionsFor(all, {baseUrl, context: ''});
  return {
    format: FORMAT_VERSION,
    searchPath,
    indexes: partitions.map(({url}) => url.slice(start)),
    contexts: Object.fromEntries(
      partitions.flatMap(({url, context}) => (context ? [[url.slice(start, -1), context]] : [])),
    ),
  };
}
