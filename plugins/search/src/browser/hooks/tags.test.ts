import {describe, expect, it} from 'vitest';
import {QUERY_ERROR} from '../../theme/__tests__/resultsOf';
import {noHits} from '../../ui/__tests__/noHits';
import {queryWithin, stateWithin} from './tags';

describe('a query for the pages with a tag', () => {
  it('names the tag, unless there is none', () => {
    expect(queryWithin('light', 'audio')).toBe('tag:audio light');
    expect(queryWithin('light', '')).toBe('light');
  });

  it('offers a spelling without the tag, which the reader has not typed', () => {
    const state = {...noHits('tag:audio muose'), suggestion: 'tag:audio mouse'};
    expect(stateWithin(state, 'audio')).toMatchObject({suggestion: 'mouse'});
  });

  it('says where the mistake is in what the reader has typed', () => {
    const error = {...QUERY_ERROR, start: 13, end: 14};
    const state = {...noHits('tag:audio up^x'), error};
    expect(stateWithin(state, 'audio')).toMatchObject({error: {start: 3, end: 4}});
    const loading = {kind: 'loading', slow: false, previous: {...noHits('up'), error}} as const;
    expect(stateWithin(loading, 'audio')).toMatchObject({previous: {error: {start: 3, end: 4}}});
  });

  it('finds nothing, and blames nobody, where no page of the part that is searched has it', () => {
    const error = {...QUERY_ERROR, start: 0, end: 9};
    const state = {...noHits('tag:audio light'), total: 4, counts: {docs: 4}, error};
    expect(stateWithin(state, 'audio')).toMatchObject({hits: [], total: 0, error: undefined});
  });

  it('is as it was for a query without a tag', () => {
    const state = {...noHits('light')};
    expect(stateWithin(state, '')).toBe(state);
  });
});
