import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {remarkPictureFiles} from './remarkPictureFiles';

const FOLDER = 'docs/fundamentals/set-up-your-first-project';

const compiled = async (value: string): Promise<string> =>
  String(
    await compile(
      {value, path: path.resolve(FOLDER, 'page.md')},
      {jsx: true, remarkPlugins: [remarkPictureFiles]},
    ),
  );

it('An image next to its page is imported by its file name, with its size', async () => {
  const code = await compiled('![A "level" & more](level.png "The level")\n');
  expect(code).toContain('src={require("./level.png").default}');
  expect(code).toMatch(/width="\d+" height="\d+"/);
  expect(code).toContain('title="The level"');
  expect(code).toContain('alt="A &quot;level&quot; & more"');
  expect(code).not.toContain(process.cwd());
});

it.each([
  'missing.png',
  'build-a-level.md',
  'https://example.com/a.png',
  '/img/a.png',
  '@site/static/a.png',
])('%s is left to Docusaurus', async (url) => {
  expect(await compiled(`![A](${url})\n`)).not.toContain('require');
});
