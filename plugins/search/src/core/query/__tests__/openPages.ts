import type {Page} from '../../../node/extract/page/Page';
import type {BuildOptions} from '../../../node/index/buildOptions';
import {indexFiles, readFrom} from '../../reading/__tests__/memoryIndex';
import type {Analyzer} from '../../text/Analyzer';
import {openIndex} from '../openIndex';
import type {SearchIndex} from '../SearchResult';

export const openPages = (
  pages: readonly Page[],
  options?: BuildOptions,
  analyzer?: Analyzer,
): Promise<SearchIndex> => openIndex({read: readFrom(indexFiles(pages, options, analyzer))});
