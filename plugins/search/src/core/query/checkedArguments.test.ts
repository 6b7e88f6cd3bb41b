import {describe, expect, it} from 'vitest';
import {DOCUMENTATION, indexFiles, readFrom} from '../reading/__tests__/memoryIndex';
import {openIndex} from './openIndex';

const files = readFrom(indexFiles(DOCUMENTATION));
const open = () => openIndex({read: files});

describe.each(['search', 'find'] as const)('The function %s of an opened index', (ask) => {
  it.each([
    [null, 'null'],
    [7, 'a value of type number'],
  ])('rejects the query %j with a TypeError, because it is not a string', async (query, kind) => {
    const index = await open();
    await expect(index[ask](query as unknown as string)).rejects.toThrow(
      new TypeError(`docusaurus-search: the query of ${ask}() is ${kind} but must be a string.`),
    );
  });

  it.each([
    [{limit: NaN}, 'limit', 'NaN'],
    [{offset: -8}, 'offset', '-8'],
    [{limit: '8' as unknown as number}, 'limit', 'a string'],
  ])('rejects the options %j with a RangeError', async (options, name, given) => {
    const index = await open();
    await expect(index[ask]('audio', options)).rejects.toThrow(
      new RangeError(
        `docusaurus-search: ${name} of ${ask}() is ${given} but must be 0 or a positive number.`,
      ),
    );
  });
});
