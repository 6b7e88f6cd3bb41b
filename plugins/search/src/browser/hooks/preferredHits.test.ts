import {expect, it, vi} from 'vitest';
import {hit} from '../../theme/__tests__/hit';
import {preferContext} from './suggestedHits';

vi.mock('./useSearchSettings', () => ({useSearchSettings: () => ({})}));

const scored = (title: string, score: number, context?: string) =>
  hit({title, score, ...(context && {context})});

const HITS = [
  scored('post', 10, 'blog'),
  scored('page', 9.5),
  scored('guide', 9, 'docs'),
  scored('other post', 3, 'blog'),
  scored('other guide', 2, 'docs'),
];
const titles = (key: string | undefined, hits = HITS) =>
  preferContext(hits, key).map(({title}) => title);

it('Hits of the context that is read come before others that are about as good, and only these', () => {
  expect(titles('docs')).toEqual(['guide', 'post', 'page', 'other post', 'other guide']);
  expect(titles('blog')).toEqual(['post', 'page', 'guide', 'other post', 'other guide']);
});

it.each(['wiki', undefined])('All stay in their order where none is of the context %s', (key) => {
  expect(titles(key)).toEqual(HITS.map(({title}) => title));
});

it('What is documented elsewhere stays behind the page that explains it', () => {
  const api = {...scored('api', 1, 'api'), url: 'https://example.com/Lamp'};
  const hits = [scored('post', 10, 'blog'), api, scored('guide', 9, 'docs')];
  expect(titles('docs', hits)).toEqual(['post', 'api', 'guide']);
});
