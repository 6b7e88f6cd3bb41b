import {expect, test} from 'vitest';
import {fallbackAnnouncement} from './fallbackAnnouncement';

const candidate = (id: string, rest: object = {}) => ({
  id,
  routes: ['^'],
  excluded: [],
  closeable: true,
  ...rest,
});

test('without scripts only announcements without a period count', () => {
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
