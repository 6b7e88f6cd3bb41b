import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {announceSearch, SEARCH_EVENT} from './events';

let heard: unknown[];
const hear = (event: Event) => heard.push((event as CustomEvent).detail);

beforeEach(() => {
  heard = [];
  document.addEventListener(SEARCH_EVENT, hear);
});
afterEach(() => document.removeEventListener(SEARCH_EVENT, hear));

describe('the event of the document', () => {
  it('carries what was searched', () => {
    const detail = {type: 'results', query: 'light', count: 2} as const;
    announceSearch(detail);
    expect(heard).toEqual([detail]);
  });

  it('is not the one that browsers send of search fields, which carries nothing', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.dispatchEvent(new Event('search', {bubbles: true}));
    expect(heard).toEqual([]);
  });

  it('has the name that sites listen to', () => {
    expect(SEARCH_EVENT).toBe('docusaurus-search');
  });
});
