import {expect, it} from 'vitest';
import {isPublishedIndexes} from '../../core/format/PublishedIndexes';
import {publishedIndexes} from './publishedIndexes';

const version = (name: string, isPreferred: boolean) => ({
  pluginId: 'default',
  name,
  path: `/base/${name}`,
  isPreferred,
});

const pages = (name: string, context: string) => ({
  url: `/base/search-index/${name}/`,
  label: '',
  kind: 'pages' as const,
  context,
});

it('The list of indexes for other sites contains only preferred docs versions, and no API documents', () => {
  const partitions = [
    {...pages('default-2.0-docs', 'docs'), version: version('2.0', true)},
    {...pages('default-1.0-docs', 'docs'), version: version('1.0', false)},
    {...pages('pages-api', 'api'), kind: 'names' as const},
    pages('pages-other', ''),
  ];
  const site = {baseUrl: '/base/', searchPath: '/base/search/'};
  const published = publishedIndexes(partitions, site);
  expect(published).toEqual({
    format: expect.any(Number) as number,
    searchPath: '/base/search/',
    indexes: ['default-2.0-docs/', 'pages-other/'],
    contexts: {'default-2.0-docs': 'docs'},
  });
  expect(isPublishedIndexes(JSON.parse(JSON.stringify(published)))).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['a string', 'index'],
  ['a value without a list', {format: 13, searchPath: '/', indexes: 'pages-other/'}],
  ['a value without a format', {searchPath: '/', indexes: []}],
  ['another host instead of a folder', {format: 13, searchPath: '/', indexes: ['//evil.test/']}],
  ['a parent folder', {format: 13, searchPath: '/', indexes: ['../']}],
])('%s is not accepted as a list of indexes', (_, value) => {
  expect(isPublishedIndexes(value)).toBe(false);
});
