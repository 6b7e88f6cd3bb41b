import {describe, expect, it} from 'vitest';
import {connectionsOf, unlistedConnections} from './connections';

const purpose = 'Sendet etwas.';
const content = {
  search: {default: {connections: [{address: 'https://owner.example/missed', purpose}]}},
  forum: {default: {connections: [{address: '/api/missed', purpose}]}},
  docs: {default: [{connections: 1}], api: undefined},
  pages: {default: {connections: ['x', {address: 1}, null]}},
};
const messages = (declared: string[]) =>
  unlistedConnections(content, declared, 'https://site.example').map(({message}) => message);

describe('Connections of plugins', () => {
  it('include everything that the plugins declare', () => {
    expect(connectionsOf(content).map(({address}) => address)).toEqual([
      'https://owner.example/missed',
      '/api/missed',
    ]);
  });

  it('are reported if the notice does not mention their host', () => {
    expect(messages([])).toEqual([
      expect.stringMatching(/^search sends data to https:\/\/owner\.example; add who runs it/),
    ]);
    expect(messages(['https://owner.example'])).toEqual([]);
  });
});
