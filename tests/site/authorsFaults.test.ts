// Specification: 1.3, 1.4.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildWithFault} from '../server/buildWithFault';
import {FAILING_FAULTS, WARNING_FAULTS} from './authorsFaults';

const FULL = Boolean(process.env.TEST_FULL);

describe('A mistake of an author fails the build with file, position and remedy', () => {
  for (const {name, isRepresentative, named, prepare} of FAILING_FAULTS)
    it.runIf(isRepresentative || FULL)(name, async () => {
      const {code, output} = await buildWithFault(name, prepare);
      expect(code).not.toBe(0);
      for (const text of named) expect(output).toContain(text);
    });
});

describe('A mistake of an author causes a warning', () => {
  for (const {name, isRepresentative, named} of WARNING_FAULTS)
    it.runIf(isRepresentative || FULL)(name, async () => {
      const {code, output} = await buildWithFault(name);
      expect(code).toBe(0);
      expect(output).toContain('WARN');
      for (const text of named) expect(output).toContain(text);
    });
});

it.runIf(FULL)('Unusual but valid content builds correctly', async () => {
  const {code, output, dir} = await buildWithFault('readable');
  expect(code, output).toBe(0);
  const read = (page: string) => readFileSync(path.join(dir, 'docs', page, 'index.html'), 'utf8');
  // A byte order mark must not hide the front matter.
  expect(read('bom')).toContain('<title data-rh=true>With mark | Authors</title>');
  // Carriage returns must neither hide the front matter nor appear in the code.
  expect(read('crlf')).toContain('<title data-rh=true>Carriage returns | Authors</title>');
  expect(read('crlf')).not.toMatch(/\r|&#x?0?d;|&#13;/i);
  // Links to files with spaces and umlauts in their names must work.
  expect(read('größe')).toContain('href="/docs/with space"');
  expect(existsSync(path.join(dir, 'docs/with space/index.html'))).toBe(true);
  // If the description is missing, it is taken from the text.
  expect(read('undescribed')).toMatch(
    /<meta[^>]*name=description content="The first sentence describes this page."/,
  );
});
