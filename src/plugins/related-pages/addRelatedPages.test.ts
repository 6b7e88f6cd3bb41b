import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it, onTestFinished, vi} from 'vitest';
import {addRelatedPages} from './addRelatedPages';

it('Pages know related ones in builds, and parts of pages have no front matter', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const dir = mkdtempSync(path.join(tmpdir(), 'related-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(dir, {recursive: true});
  });
  const files = {
    'camera.md': 'The camera zooms. [Sound](sound.md)',
    'guides/zoom.mdx': 'Zooming of a camera with sound.',
    'sound.md': 'A sound.',
    '_part.md': 'A camera.',
  };
  mkdirSync(path.join(dir, 'guides'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  const parse = addRelatedPages(dir, 3);
  const frontMatterOf = async (name: string) => {
    const filePath = path.join(dir, name);
    const fileContent = readFileSync(filePath, 'utf8');
    const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
    return (await parse({filePath, fileContent, defaultParseFrontMatter})).frontMatter;
  };
  expect(await frontMatterOf('camera.md')).toEqual({related_pages: ['guides/zoom']});
  expect(await frontMatterOf('_part.md')).toEqual({});
});
