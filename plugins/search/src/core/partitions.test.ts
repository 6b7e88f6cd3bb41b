import {describe, expect, it} from 'vitest';
import {
  formatContext,
  parseContext,
  type Partition,
  type PartitionVersion,
  partitionsFor,
} from './partitions';

const version = (pluginId: string, name: string, path: string, isPreferred: boolean) => ({
  pluginId,
  name,
  path,
  isPreferred,
});

const pages = (url: string, context = '', active?: PartitionVersion): Partition => ({
  url,
  label: context,
  kind: 'pages',
  context,
  ...(active && {version: active}),
});

const partitions = [
  pages('/i/2/', 'docs', version('default', '2.0', '/docs', true)),
  pages('/i/1/', 'docs', version('default', '1.0', '/docs/1.0', false)),
  pages('/i/c1/', '', version('community', '1', '/community/1', false)),
  pages('/i/c2/', '', version('community', '2', '/community', true)),
  pages('/i/blog/', 'blog'),
  pages('/i/pages/'),
];
const urls = (baseUrl: string, context: string) =>
  partitionsFor(partitions, {baseUrl, context}).map(({url}) => url);

describe('partitionsFor', () => {
  it('returns the preferred version of every docs instance for pages outside the docs', () => {
    expect(urls('/', '')).toEqual(['/i/2/', '/i/c2/', '/i/blog/', '/i/pages/']);
  });

  it('returns only the active version of the current docs instance', () => {
    expect(urls('/docs/1.0/', '')).toEqual(['/i/1/', '/i/c2/', '/i/blog/', '/i/pages/']);
    expect(urls('/community/1', '')).toEqual(['/i/2/', '/i/c1/', '/i/blog/', '/i/pages/']);
  });

  it('returns only indexes inside the selected context, or with "-" only indexes outside it', () => {
    expect(urls('/docs/1.0', 'docs')).toEqual(['/i/1/']);
    expect(urls('/docs/1.0', '-docs')).toEqual(['/i/c2/', '/i/blog/', '/i/pages/']);
  });
});

it.each(['names', 'site'] as const)(
  'A partition of the kind "%s" is only searched if its context is selected',
  (kind) => {
    const others = [pages('/i/pages/'), {...pages('/i/api/', 'api'), kind}];
    const found = (context: string) =>
      partitionsFor(others, {baseUrl: '/', context}).map(({url}) => url);
    expect(found('api')).toEqual(['/i/api/']);
    expect(['', '-api', '-docs'].map(found)).toEqual([['/i/pages/'], ['/i/pages/'], ['/i/pages/']]);
  },
);

describe('The context parameter', () => {
  it.each(['', 'docs', '-docs'])('survives a round trip: "%s"', (value) => {
    expect(formatContext(parseContext(value))).toBe(value);
  });
});
