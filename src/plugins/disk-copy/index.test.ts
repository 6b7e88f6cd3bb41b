import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import diskCopy from '.';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'disk-copy-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
  vi.unstubAllEnvs();
});

const pluginWith = (router: 'browser' | 'hash') =>
  diskCopy({siteDir, siteConfig: {future: {experimental_router: router}}} as LoadContext);

async function offerOf(router: 'browser' | 'hash'): Promise<unknown> {
  const setGlobalData = vi.fn();
  const actions = {setGlobalData} as unknown as PluginContentLoadedActions;
  await pluginWith(router).contentLoaded?.({content: undefined, actions});
  expect(setGlobalData).toHaveBeenCalledOnce();
  return setGlobalData.mock.calls[0]?.[0];
}

it('The site offers the file in SITE_ZIP with its size, and serves it', async () => {
  vi.stubEnv('SITE_ZIP', 'copy.zip');
  writeFileSync(path.join(siteDir, 'copy.zip'), '12345');
  const address = 'downloads/screwbox-docs.zip';
  expect(await offerOf('browser')).toEqual({kind: 'offered', address, bytes: 5});
  const outDir = path.join(siteDir, 'build');
  await pluginWith('browser').postBuild?.({outDir} as PostBuild);
  expect(readFileSync(path.join(outDir, address), 'utf8')).toBe('12345');
});

it('A site without SITE_ZIP offers no copy, and neither does the copy itself', async () => {
  expect(await offerOf('browser')).toEqual({kind: 'absent'});
  expect(await offerOf('hash')).toEqual({kind: 'opened'});
  vi.stubEnv('SITE_ZIP', 'copy.zip');
  expect(await offerOf('hash')).toEqual({kind: 'opened'});
});

it('A missing file in SITE_ZIP stops the build with instructions to create it', () => {
  vi.stubEnv('SITE_ZIP', 'copy.zip');
  expect(() => pluginWith('browser')).toThrow('Run "npm run zip" first.');
});
