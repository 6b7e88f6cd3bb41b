import {readFileSync} from 'node:fs';
import path from 'node:path';
import {XMLParser} from 'fast-xml-parser';
import {expect, test} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';

const read = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8');

test("Every page links to the site's OpenSearch description", () => {
  const parser = new XMLParser({ignoreAttributes: false, attributeNamePrefix: ''});
  const {OpenSearchDescription: description} = parser.parse(read('opensearch.xml')) as {
    OpenSearchDescription: {ShortName: string; Url: {rel?: string; template: string}[]};
  };
  expect(description.ShortName).toBe('ScrewBox');
  const template = description.Url.find(({rel}) => rel === undefined)?.template ?? '';
  const {pathname, search} = new URL(template.replace('{searchTerms}', 'light'));
  expect(pathname + search).toBe('/search/?q=light');
  const without = builtPages().filter((file) => !/href="?\/opensearch\.xml\b/.test(read(file)));
  expect(without).toEqual([]);
});
