import {expect, it} from 'vitest';
import {connections, connectionTags} from './connections';

const SITES = [
  {label: 'Forum', url: 'https://forum.example/base/'},
  {label: 'Help', url: 'https://forum.example/help/'},
];

it('A search without addresses of others connects to nobody', () => {
  expect(connections({otherSites: []})).toEqual([]);
  expect(connectionTags([])).toEqual([]);
});

it('Plugins of the legal pages and of the policy learn of other sites that are searched', () => {
  const list = connections({reportMissed: '/missed', otherSites: SITES});
  expect(list.map(({address}) => address)).toEqual([
    '/missed',
    'https://forum.example/base/',
    'https://forum.example/help/',
  ]);
  expect(connectionTags(list).map(({attributes}) => attributes)).toEqual([
    {name: 'content-security-policy:connect-src', content: 'https://forum.example'},
  ]);
});
