// The search as the scripts of a page use it.
export type {Catalog} from './scope/catalog';
export {closestPages, type FindHits} from './ui/closest/closestPages';
export type {SearchClient} from './ui/hooks/searchClient';
export {searchElsewhere} from './ui/hooks/searchElsewhere';
export {suggestedHits} from './ui/hooks/suggestedHits';
export type {SearchHit} from './ui/worker/searchAnswer';
export {SearchService} from './ui/worker/SearchService';
