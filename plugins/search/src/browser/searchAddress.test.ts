import {describe, expect, it} from 'vitest';
import {knownAddress, readSearchAddress, searchAddress} from './searchAddress';

describe('the address of the search page', () => {
  it('survives writing and reading', () => {
    const address = {query: 'C++ & "a b"', context: '-docs', version: '1.0', tag: 'c++'};
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

describe('of the address, what the site has is kept', () => {
  const contexts = [{key: 'docs'}, {key: 'blog'}];
  const versions = [{value: '1.0'}];
  const tags = [{key: 'audio'}];

  it.each(['', 'docs', '-docs'])('the context "%s"', (context) => {
    const address = {query: 'light', context, version: '1.0', tag: 'audio'};
    expect(knownAddress(address, contexts, versions, tags)).toEqual(address);
  });

  it.each(['bogus', '-bogus', '-', '--docs', 'Docs'])(
    'not the context "%s", which means everything',
    (context) => {
      const address = {query: 'light', context, version: '1.0', tag: ''};
      expect(knownAddress(address, contexts, versions, tags)).toEqual({...address, context: ''});
    },
  );

  it('not an unknown version, in whose place the preferred one is searched', () => {
    const address = {query: 'light', context: 'docs', version: '0.9', tag: ''};
    expect(knownAddress(address, contexts, versions, tags)).toEqual({...address, version: ''});
  });

  it('not an unknown tag, without which all pages are searched', () => {
    const address = {query: 'light', context: 'docs', version: '1.0', tag: 'video'};
    expect(knownAddress(address, contexts, versions, tags)).toEqual({...address, tag: ''});
  });
});
