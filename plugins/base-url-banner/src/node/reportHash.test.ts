import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {SETTINGS_ATTRIBUTE} from '../bannerSettings';
import {scriptSource} from './inlineScript';
import {reportHash} from './reportHash';

const SOURCE = scriptSource('alert(1)');
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'base-url-'));
  writeFileSync(path.join(dir, '404.html'), `<script ${SETTINGS_ATTRIBUTE}={}>alert(1)</script>`);
});
afterEach(() => {
  rmSync(dir, {recursive: true});
  vi.restoreAllMocks();
});

test('The source expression of the script is logged', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue();
  await reportHash(dir, false);
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(SOURCE));
  expect(String(info.mock.calls[0]?.[0])).toContain('script-src of a Content-Security-Policy');
});

test('The hash file contains only the source expression', async () => {
  vi.spyOn(logger, 'info').mockReturnValue();
  await reportHash(dir, 'security/banner.txt');
  expect(readFileSync(path.join(dir, 'security/banner.txt'), 'utf8')).toBe(`${SOURCE}\n`);
});

test('If the built pages lack the script, the build fails with the remedy', async () => {
  writeFileSync(path.join(dir, '404.html'), '<script>alert(1)</script>');
  await expect(reportHash(dir, 'banner.txt')).rejects.toThrow(
    'docusaurus-base-url-banner: 404.html has no inline script. Something removes it after the build; make it keep scripts with the attribute data-base-url-banner.',
  );
  expect(existsSync(path.join(dir, 'banner.txt'))).toBe(false);
});
