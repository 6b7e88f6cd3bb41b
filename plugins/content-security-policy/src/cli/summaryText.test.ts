import {expect, test} from 'vitest';
import {summaryText} from './summaryText';

const SUMMARY = {
  pages: 2,
  scripts: 1,
  largest: {file: 'index.html', bytes: 300},
  withoutPolicy: [],
  excluded: [],
  refused: [],
  written: [],
  merged: [],
};
const DONE =
  'Content-Security-Policy on 2 pages, 1 inline script by hash, at most 300 bytes (index.html)';

test('one page and several scripts are counted as such', () => {
  expect(summaryText({...SUMMARY, pages: 1, scripts: 3})).toContain(
    'on 1 page, 3 inline scripts by',
  );
});

test('the summary says what was written, and which pages have no policy, where there are such', () => {
  expect(summaryText(SUMMARY)).toBe(DONE);
  expect(summaryText({...SUMMARY, written: ['_headers']})).toBe(`${DONE}; wrote _headers`);
  expect(
    summaryText({...SUMMARY, written: ['_headers', 'nginx.conf'], withoutPolicy: ['a.xhtml']}),
  ).toBe(`${DONE}; wrote _headers and nginx.conf; none on XHTML: a.xhtml`);
  expect(summaryText({...SUMMARY, written: ['_headers', 'nginx.conf'], merged: ['_headers']})).toBe(
    `${DONE}; wrote _headers (above the lines of the site) and nginx.conf`,
  );
  expect(summaryText({...SUMMARY, excluded: ['a.html', 'b.html']})).toBe(
    `${DONE}; none on 2 excluded pages`,
  );
});
