import {describe, expect, it} from 'vitest';
import {type Catalog, formatContext, parseContext, partitionsFor} from './catalog';

const version = (pluginId: string, name: string, path: string, isPreferred: boolean) => ({
  pluginId,
  name,
  path,
  isPreferred,
});

const catalog: Catalog = {
  partitions: [
    {url: '/i/2/', version: version('default', '2.0', '/docs', true), context: 'docs'},
    {url: '/i/1/', version: version('default', '1.0', '/docs/1.0', false), context: 'docs'},
    {url: '/i/c1/', version: version('community', '1', '/community/1', false)},
    {url: '/i/c2/', version: version('community', '2', '/community', true)},
    {url: '/i/blog/', context: 'blog'},
    {url: '/i/pages/'},
  ],
};
const urls = (baseUrl: string, context: string) =>
  partitionsFor(catalog, baseUrl, context).map(({url}) => url);

describe('partitionsFor', () => {
  it('takes the preferred version of every docs instance outside the docs', () => {
    expect(urls('/', '')).toEqual(['/i/2/', '/i/c2/', '/i/blog/', '/i/pages/']);
  });

  it('takes the active version alone of the instance that is read', () => {
    expect(urls('/docs/1.0/', '')).toEqual(['/i/1/', '/i/c2/', '/i/blog/', '/i/pages/']);
    expect(urls('/community/1', '')).toEqual(['/i/2/', '/i/c1/', '/i/blog/', '/i/pages/']);
  });

  it('keeps to one context, or to everything outside it', () => {
    expect(urls('/docs/1.0', 'docs')).toEqual(['/i/1/']);
    expect(urls('/docs/1.0', '-docs')).toEqual(['/i/c2/', '/i/blog/', '/i/pages/']);
  });
});

it('Documents from elsewhere are searched by their own context alone', () => {
  const partitions = [{url: '/i/pages/'}, {url: '/i/api/', context: 'api', isElsewhere: true}];
  const found = (context: string) => partitionsFor({partitions}, '/', context).map(({url}) => url);
  expect(found('api')).toEqual(['/i/api/']);
  expect(['', '-api', '-docs'].map(found)).toEqual([['/i/pages/'], ['/i/pages/'], ['/i/pages/']]);
});

describe('context parameter', () => {
  it.each(['', 'docs', '-docs'])('survives reading and writing: "%s"', (value) => {
    expect(formatContext(parseContext(value))).toBe(value);
  });
});
