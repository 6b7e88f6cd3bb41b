import type {Answer, SearchHit} from '../Answer';

export const hit = (given: Partial<SearchHit> = {}): SearchHit => ({
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
});

export const answerOf = (titles: readonly string[], given: Partial<Answer> = {}): Answer => ({
  hits: titles.map((title) => hit({title, url: `/${title.toLowerCase()}/`})),
  total: titles.length,
  counts: {},
  hasMore: false,
  terms: [],
  isRelaxed: false,
  milliseconds: 1,
  ...given,
});
