import {describe, expect, it} from 'vitest';
import {type Division, listPartitions, partitionOf} from './partitions';

const version = (name: string, path: string) => ({
  pluginId: 'default',
  name,
  label: name,
  path,
  isPreferred: name === 'current',
});

const site: Division = {
  baseUrl: '/base/',
  versions: [version('current', '/base/docs'), version('1.0', '/base/docs/1.0')],
  contexts: [
    {key: 'docs', label: 'Documentation', paths: ['/docs']},
    {key: 'blog', label: 'Blog', paths: ['/blog']},
  ],
};

describe('the indexes of a site', () => {
  it('are one for each version and context that can have pages', () => {
    expect(listPartitions(site).map(({url}) => url)).toEqual([
      '/base/search-index/default-current-docs/',
      '/base/search-index/default-1.0-docs/',
      '/base/search-index/pages-blog/',
      '/base/search-index/pages-other/',
    ]);
  });

  it('divide a version whose pages are in several contexts', () => {
    const contexts = [{key: 'api', label: 'API', paths: ['/docs/api']}];
    expect(listPartitions({...site, contexts}).map(({url}) => url)).toContain(
      '/base/search-index/default-current-api/',
    );
  });

  it.each([
    ['/base/docs/intro', 'default-current-docs'],
    ['/base/docs', 'default-current-docs'],
    ['/base/docs/1.0/intro/', 'default-1.0-docs'],
    ['/base/docs/1.0x', 'default-current-docs'],
    ['/base/blog/post', 'pages-blog'],
    ['/base/', 'pages-other'],
  ])('take in %s as %s', (path, name) => {
    const found = partitionOf(site, path);
    expect(found.url).toBe(`/base/search-index/${name}/`);
    expect(listPartitions(site)).toContainEqual(found);
  });
});
