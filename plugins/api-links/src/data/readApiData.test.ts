import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readApiData} from './readApiData';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'api-'));
  file = path.join(dir, 'api.json');
});
afterEach(() => rmSync(dir, {recursive: true}));

test('The description of an API can start with a byte order mark', () => {
  writeFileSync(file, '\uFEFF{"header": {}, "types": []}');
  expect(readApiData(file)).toEqual({header: {}, types: []});
});

test('An API description that is missing or not valid JSON is reported with the reason', () => {
  const message = `docusaurus-api-links: cannot read the API description ${file}. Is it a JSON file?`;
  expect(() => readApiData(file)).toThrow(message);
  writeFileSync(file, '{');
  expect(() => readApiData(file)).toThrow(message);
  expect(() => readApiData(file)).toThrow(
    expect.objectContaining({cause: expect.any(SyntaxError) as unknown}),
  );
});

test.each(['null', '{"header": {}}', '{"types": []}', '{"header": {}, "types": {}}'])(
  '%s is not a description of an API, and the error names the file',
  (content) => {
    writeFileSync(file, content);
    expect(() => readApiData(file)).toThrow(
      `docusaurus-api-links: ${file} does not describe an API: it needs "header" and "types".`,
    );
  },
);
