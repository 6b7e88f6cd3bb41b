import {expect, it} from 'vitest';
import {connections, connectionTags} from './connections';

const SITES = [
  {label: 'Forum', url: 'https://forum.example/base/'},
  {label: 'Help', url: 'https://forum.example/help/'},
];

it('A search without other addresses connects to no other host', () => {
  expect(connections({otherSites: []})).toEqual([]);
  expect(connectionTags([])).toEqual([]);
});

it('The connections include missed searches and every searched site, and the policy allows the host of the sites once', () => {
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
