// Specification: 8.10.
import {expose, releaseProxy, type Remote, wrap} from 'comlink';
import {afterEach, expect, it} from 'vitest';
import type {SearchOperations} from '../../plugins/search/src/browser/SearchWorker';

const ports: MessagePort[] = [];

/** Creates the page's proxy of the search worker. A message channel replaces the worker. */
function proxyOf(service: object): Remote<SearchOperations> {
  const {port1, port2} = new MessageChannel();
  ports.push(port1, port2);
  expose(service, port1);
  return wrap<SearchOperations>(port2);
}

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

it('A worker proxy that is used after its release throws an error', () => {
  const proxy = proxyOf({search: () => Promise.resolve([])});
  proxy[releaseProxy]();
  expect(() => proxy.search('/', '', 'light', {limit: 8})).toThrow(
    'Proxy has been released and is not useable',
  );
});

it('A return value of the worker that cannot be serialized throws an error', async () => {
  const proxy = proxyOf({search: () => Promise.resolve(() => 'no function can be sent')});
  await expect(proxy.search('/', '', 'light', {limit: 8})).rejects.toThrow(
    'Unserializable return value',
  );
});
