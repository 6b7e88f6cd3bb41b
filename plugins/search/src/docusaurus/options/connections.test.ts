import {expect, it} from 'vitest';
import {connections, connectionTags} from './connections';

const SITES = [
  {label: 'Forum', url: 'https://forum.example/base/'},
  {label: 'Help', url: 'https://forum.example/help/'},
];

it('A search without other sites and without `reportMissed` connects to no other host', () => {
  expect(connections({otherSites: []})).toEqual([]);
  expect(connectionTags([])).toEqual([]);
});

it('The connections of a search include `reportMissed` and every other site, and the policy allows each host once', () => {
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
