import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readApiData} from './readApiData';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'api-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

test('the description of an API may begin with a byte order mark', () => {
  const file = path.join(dir, 'api.json');
  writeFileSync(file, '\uFEFF{"header": {}, "types": []}');
  expect(readApiData(file)).toEqual({header: {}, types: []});
});
