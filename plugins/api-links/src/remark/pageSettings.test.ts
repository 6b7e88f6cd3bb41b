import {expect, test} from 'vitest';
import {apiType as type, indexOf} from '../data/__tests__/apiIndex';
import {pageSettings} from './pageSettings';

const PLANT = type('Plant');
const SHED = type('Shed');

const settings = (frontMatter?: object) =>
  pageSettings({path: 'docs/shed.md', data: {frontMatter}}, indexOf(PLANT, SHED));

test('the subjects of a page are one type or a list, in the order in which they are written', () => {
  expect(settings({api_subjects: 'Shed'}).subjects).toEqual([SHED]);
  expect(settings({api_subjects: ['Shed', 'Plant']}).subjects).toEqual([SHED, PLANT]);
  expect(settings().subjects).toEqual([]);
});

test('a page has links and checks unless it says otherwise', () => {
  expect(settings().isEnabled).toBe(true);
  expect(settings({api_links: true}).isEnabled).toBe(true);
  expect(settings({api_links: false}).isEnabled).toBe(false);
});

test.each([
  [{api_links: 'no'}, '"api_links" in the front matter must be true or false.'],
  [{api_subjects: ['Shed', 'Pot']}, '"api_subjects" in the front matter names "Pot", which is no'],
  [{api_subjects: 5}, '"api_subjects" in the front matter names 5, which is no'],
])('the wrong front matter %j is named with its file', (frontMatter, message) => {
  expect(() => settings(frontMatter)).toThrow(`docs/shed.md: ${message}`);
});
