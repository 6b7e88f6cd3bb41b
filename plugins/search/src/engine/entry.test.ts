import {describe, expect, it} from 'vitest';
import {DOCUMENTATION, indexFiles, readFrom} from './__tests__/memoryIndex';
import {openIndex} from './entry';

const open = () => openIndex({read: readFrom(indexFiles(DOCUMENTATION))});

describe.each(['search', 'find'] as const)('%s of an index that JavaScript opened', (ask) => {
  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [7, 'number'],
    [['audio'], 'object'],
  ])('names the query %j, which is no text', async (query, kind) => {
    const index = await open();
    await expect(index[ask](query as unknown as string)).rejects.toMatchObject({
      name: 'TypeError',
      message: `${ask}: query must be a string, got ${kind}.`,
    });
  });

  it('answers a text', async () => {
    const index = await open();
    expect((await index[ask]('volume', {limit: 1})).total).toBeGreaterThan(0);
  });
});
