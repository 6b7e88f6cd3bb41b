export type {Hit} from './SearchResult';
