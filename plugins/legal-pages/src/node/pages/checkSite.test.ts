import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkSite} from './checkSite';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'legal-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const rules = {
  siteUrl: 'https://screwbox.dev',
  requiredLinks: ['/impressum'],
  allowedOrigins: [],
};

describe('A built site', () => {
  it.each(['a.html', 'a.HTML', 'a.htm', 'a.xhtml', 'a.xht'])(
    'is checked in its page %s',
    async (file) => {
      writeFileSync(path.join(dir, file), '<p>Text');
      expect(await checkSite(dir, '/', rules)).toEqual([
        {file, problem: 'has no link to /impressum in its HTML'},
      ]);
    },
  );

  it.each(['a.css', 'a.CSS'])('is checked in its style sheet %s', async (file) => {
    writeFileSync(path.join(dir, file), '@import "https://cdn.dev/a.css";');
    expect(await checkSite(dir, '/', rules)).toEqual([
      {file, problem: 'loads from https://cdn.dev, which no entry of thirdParties names'},
    ]);
  });
});
