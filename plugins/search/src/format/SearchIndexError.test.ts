import {describe, expect, it} from 'vitest';
import {SearchIndexError} from './SearchIndexError';

describe('SearchIndexError', () => {
  it.each([
    ['missing', 'could not be read. Upload the index again'],
    ['damaged', 'Upload the index again'],
    ['truncated', 'is cut off'],
    ['version', 'Build the index again'],
    ['unsupported', 'DecompressionStream'],
  ] as const)('says which file is %s and what to do', (reason, remedy) => {
    const error = new SearchIndexError(reason, 'c0ffee.t1.bin');
    expect(error).toMatchObject({name: 'SearchIndexError', reason, file: 'c0ffee.t1.bin'});
    expect(error.message).toContain('"c0ffee.t1.bin"');
    expect(error.message).toContain(remedy);
  });

  it('keeps its cause', () => {
    const cause = new Error('HTTP 404');
    expect(new SearchIndexError('missing', 'index.bin', {cause}).cause).toBe(cause);
  });
});
