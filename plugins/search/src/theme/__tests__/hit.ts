import type {SearchHit} from '../../browser/worker/searchAnswer';

/** A hit of the page `/light/` as a whole, but for what is given. */
export function hit(given: Partial<SearchHit> = {}): SearchHit {
  return {
    url: '/light/',
    hash: '',
    title: 'Light',
    section: '',
    breadcrumbs: [],
    kind: 0,
    score: 1,
    excerpt: '',
    marks: [],
    titleMarks: [],
    sectionMarks: [],
    ...given,
  };
}
