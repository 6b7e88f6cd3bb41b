import {describe, expect, test} from 'vitest';
import type {Candidate} from './announcement';
import {
  dismissedIds,
  fallbackAnnouncement,
  routeOf,
  selectAnnouncement,
} from './selectAnnouncement';

function candidate(id: string, rest: Partial<Candidate> = {}): Candidate {
  return {id, routes: ['^'], excluded: [], closeable: true, ...rest};
}

describe('Selecting an announcement:', () => {
  const select = (candidates: Candidate[], route = '/', now = 100, dismissed: string[] = []) =>
    selectAnnouncement(candidates, route, now, dismissed);

  test('the first match is shown', () => {
    expect(select([candidate('a'), candidate('b')])).toBe('a');
    expect(select([])).toBeUndefined();
  });

  test('a period includes its start and excludes its end', () => {
    const periodic = [candidate('a', {from: 100, until: 200})];
    expect([99, 100, 199, 200].map((now) => select(periodic, '/', now))).toEqual([
      undefined,
      'a',
      'a',
      undefined,
    ]);
  });

  test('an announcement shows on its routes except excluded ones', () => {
    const routed = [candidate('a', {routes: ['^/docs'], excluded: ['^/docs/old']})];
    expect(['/', '/docs/x', '/docs/old'].map((route) => select(routed, route))).toEqual([
      undefined,
      'a',
      undefined,
    ]);
  });

  test('a dismissed announcement is skipped, unless it cannot be closed', () => {
    expect(select([candidate('a'), candidate('b')], '/', 1, ['a'])).toBe('b');
    expect(select([candidate('a', {closeable: false})], '/', 1, ['a'])).toBe('a');
  });
});

test.each([
  ['/', '/', '/'],
  ['/', '/index.html', '/'],
  ['/site/', '/site/', '/'],
  ['/site/', '/site/docs/a/', '/docs/a'],
  ['/site/', '/site/docs/a.html', '/docs/a'],
  ['/site/', '/site/docs/a/index.html', '/docs/a'],
  ['/', '/docs/my-index.html', '/docs/my-index'],
  ['/', '/docs/index.html/b', '/docs/index.html/b'],
  ['/site/', '/site', '/'],
  ['/site/', '/sites/a', '/sites/a'],
  ['/', '/docs/b%C3%A4r', '/docs/bär'],
  ['/', '/docs/bär/', '/docs/bär'],
  ['/', '/100%', '/100%'],
  ['/', '/a%2Fb', '/a%2Fb'],
  ['/b%C3%A4r/', '/bär/a', '/a'],
])('With the base URL %s, the path %s has the route %s', (base, pathname, route) => {
  expect(routeOf(base, pathname)).toBe(route);
});

test.each([
  [null, null, []],
  ['a b', 'b', ['b']],
  ['a', 'a b', ['a']],
  [null, 'a', []],
  ['a', 'true', ['a']],
])(
  'With the shown ids %j and the dismissed ids %j, these announcements count as dismissed: %j',
  (shown, dismissed, ids) => {
    expect(dismissedIds(shown, dismissed)).toEqual(ids);
  },
);

test('Without JavaScript, announcements with a period do not show', () => {
  const candidates = [
    candidate('later', {from: 5}),
    candidate('ending', {until: 5}),
    candidate('docs', {routes: ['^/docs']}),
    candidate('always'),
  ];
  const settings = {base: '/site/', storage: '', idKey: '', dismissKey: '', candidates};
  expect(fallbackAnnouncement(settings, '/site/')).toBe('always');
  expect(fallbackAnnouncement(settings, '/site/docs/a/')).toBe('docs');
});
