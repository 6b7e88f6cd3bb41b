import {describe, expect, it} from 'vitest';
import {knownAddress, readSearchAddress, searchAddress} from './searchAddress';

describe('The address of the search page', () => {
  it('survives a round trip', () => {
    const address = {query: 'C++ & "a b"', context: '-docs', version: '1.0', tag: 'c++'};
    const written = searchAddress('/search/', address);
    expect(readSearchAddress(written.slice(written.indexOf('?')))).toEqual(address);
  });

  it('contains only the first 1000 characters of the query', () => {
    expect(searchAddress('/search/', {query: 'a'.repeat(100_000)})).toHaveLength(
      '/search/?q='.length + 1000,
    );
  });

  it('leaves out empty parameters', () => {
    expect(searchAddress('/search/', {query: 'light'})).toBe('/search/?q=light');
    expect(searchAddress('/search/', {query: ''})).toBe('/search/');
  });
});

describe('Validating the address', () => {
  const contexts = [{key: 'docs'}, {key: 'blog'}];
  const versions = [{value: '1.0'}];
  const tags = [{key: 'audio'}];

  it.each(['', 'docs', '-docs'])('keeps the context "%s"', (context) => {
    const address = {query: 'light', context, version: '1.0', tag: 'audio'};
    expect(knownAddress(address, contexts, versions, tags)).toEqual(address);
  });

  it.each(['bogus', '-bogus', '-', '--docs', 'Docs'])(
    'removes the unknown context "%s", so that the whole site is searched',
    (context) => {
      const address = {query: 'light', context, version: '1.0', tag: ''};
      expect(knownAddress(address, contexts, versions, tags)).toEqual({...address, context: ''});
    },
  );
});
