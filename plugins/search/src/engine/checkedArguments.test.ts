import {describe, expect, it} from 'vitest';
import {DOCUMENTATION, indexFiles, readFrom} from './reading/__tests__/memoryIndex';
import {openIndex} from './openIndex';

const files = readFrom(indexFiles(DOCUMENTATION));
const open = () => openIndex({read: files});

describe.each(['search', 'find'] as const)('%s of an index that JavaScript opened', (ask) => {
  it.each([
    [null, 'null'],
    [7, 'number'],
  ])('names the query %j, which is no text', async (query, kind) => {
    const index = await open();
    await expect(index[ask](query as unknown as string)).rejects.toThrow(
      new TypeError(`${ask}: query must be a string, got ${kind}.`),
    );
  });

  it.each([
    [{limit: NaN}, 'limit must be a number from 0, got NaN.'],
    [{offset: -8}, 'offset must be a number from 0, got -8.'],
    [{limit: '8' as unknown as number}, 'limit must be a number from 0, got string.'],
  ])('refuses the options %j', async (options, message) => {
    const index = await open();
    await expect(index[ask]('audio', options)).rejects.toThrow(
      new RangeError(`${ask}: ${message}`),
    );
  });
});
