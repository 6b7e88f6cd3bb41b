import {counted} from '@screwbox/shared/text/counted';
import type {CollectionFigures} from '../Figures';

export function collectionsMarkdown(collections: readonly CollectionFigures[]): string {
  return collections
    .map(({collection, documents, queries, engines}) =>
      [
        `### ${collection}: ${counted(documents, 'document')}, ${counted(queries, 'judged query', 'judged queries')}`,
        '',
        '| engine | nDCG@10 | empty lists, % |',
        '| --- | ---: | ---: |',
        ...engines.map(
          ({engine, ndcg, empty}) =>
            `| ${engine} | ${ndcg.toFixed(3)} | ${(empty * 100).toFixed(1)} |`,
        ),
        '',
      ].join('\n'),
    )
    .join('\n');
}
