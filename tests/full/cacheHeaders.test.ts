import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checksums} from '../server/checksums';
import {type PlainHost, startNginxHost} from '../server/nginxHost';
import {BUILD_DIR} from '../site/builtPages';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cloudflare Pages ignores rules beyond this number. */
const RULE_LIMIT = 100;

const files = Object.keys(checksums(BUILD_DIR));
/** Files of a search index that browsers and other sites request first. */
const FIRST_FILES = ['index.bin', 'index.json'];
/** Whether the name of a file contains a hash: bundled scripts, styles and images, and parts of the search index. */
const isHashed = (file: string) =>
  file.startsWith('assets/') ||
  (file.startsWith('search-index/') && !FIRST_FILES.includes(path.basename(file)));
/** Files to request. Hosts do not serve their own configuration. */
const served = files.filter((file) => file !== '_headers' && file !== 'nginx.conf');

describe('nginx with the configuration of the build', () => {
  let host: PlainHost;
  beforeAll(async () => {
    host = await startNginxHost(BUILD_DIR, '/');
  });
  afterAll(() => host?.close());

  it('lets browsers cache files with a content hash, and revalidates everything else', async () => {
    const wrong: string[] = [];
    for (const file of served) {
      const answer = await fetch(host.url(`/${file}`));
      await answer.arrayBuffer();
      const expected = isHashed(file) ? IMMUTABLE : 'no-cache';
      const found = answer.headers.get('cache-control');
      if (answer.status !== 200 || found !== expected)
        wrong.push(`${file}: ${answer.status} ${found}`);
    }
    expect(served.filter(isHashed).length).toBeGreaterThan(100);
    expect(served.some((file) => file.endsWith('/index.bin'))).toBe(true);
    expect(wrong).toEqual([]);
  });

  it('sends the type of every file, and the charset of all text', async () => {
    const wrong: string[] = [];
    for (const file of served.filter((name) => !/\.(?:bin|zip|png|webp|woff2|svg)$/.test(name))) {
      const answer = await fetch(host.url(`/${file}`), {method: 'HEAD'});
      const type = answer.headers.get('content-type') ?? '';
      if (
        !/^(?:text\/[a-z]+|application\/(?:javascript|(?:feed\+)?json)); charset=utf-8$/.test(type)
      )
        wrong.push(`${file}: ${type}`);
    }
    expect(served.some((file) => file.endsWith('.java'))).toBe(true);
    expect(wrong).toEqual([]);
    const feed = await fetch(host.url('/blog/feed.json'));
    expect(feed.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  });

  it.each(['/', '/docs/core-modules/loop', '/no/such/page', '/assets/js/none.0123abcd.js'])(
    'responds to %s with the headers of a page',
    async (route) => {
      const {headers} = await fetch(host.url(route));
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': "frame-ancestors 'none'",
        'content-type': 'text/html; charset=utf-8',
        'referrer-policy': 'strict-origin',
        'x-content-type-options': 'nosniff',
      });
    },
  );
});

describe('The file _headers', () => {
  const rules = readFileSync(path.join(BUILD_DIR, '_headers'), 'utf8')
    .split(/^(?=\/)/m)
    .filter((rule) => rule.startsWith('/'))
    .map((rule) => ({start: rule.split('\n')[0]?.replace(/\*$/, '') ?? '', rule}));

  it('marks exactly the files with a content hash as immutable', () => {
    const kept = rules.filter(({rule}) => rule.includes(IMMUTABLE));
    const marked = files.filter((file) => kept.some(({start}) => `/${file}`.startsWith(start)));
    expect(marked).toEqual(files.filter(isHashed));
  });

  it('has no more rules than Cloudflare Pages reads', () => {
    expect(rules.length).toBeLessThanOrEqual(RULE_LIMIT);
  });
});
