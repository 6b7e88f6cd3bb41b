export {openCheckedIndex as openIndex} from './openCheckedIndex';
export {MAX_QUERY_LENGTH} from './openIndex';
export type {Read} from './reading/FileStore';
export type {Hit, HitKind, SearchIndex, SearchOptions, SearchResult} from './SearchResult';
export {SearchIndexError, type SearchIndexErrorReason} from '../format/sealedFile';
