import {describe, expect, it} from 'vitest';
import {readSearchAddress, searchAddress} from './searchAddress';

describe('the address of the search page', () => {
  it('survives writing and reading', () => {
    const address = {query: 'C++ & "a b"', context: '-docs', version: '1.0'};
    const written = searchAddress('/search/', address);
    expect(readSearchAddress(written.slice(written.indexOf('?')))).toEqual(address);
  });

  it('leaves out the end of a query that no server would take', () => {
    expect(searchAddress('/search/', {query: 'a'.repeat(100_000)})).toHaveLength(
      '/search/?q='.length + 1000,
    );
  });

  it('leaves empty parameters out', () => {
    expect(searchAddress('/search/', {query: 'light'})).toBe('/search/?q=light');
    expect(searchAddress('/search/', {query: ''})).toBe('/search/');
  });
});
