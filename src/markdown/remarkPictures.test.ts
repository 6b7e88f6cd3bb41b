import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {remarkPictures} from './remarkPictures';

const compiled = async (markdown: string): Promise<string> =>
  String(await compile(markdown, {jsx: true, remarkPlugins: [remarkPictures]}));

it('An image that is alone in its paragraph can be enlarged, and its title is its caption', async () => {
  const code = await compiled('Text.\n\n![A hill](hill.png "The first level")\n');
  expect(code).toContain('from "@site/src/components/Picture"');
  expect(code).toMatch(/<Picture caption="The first level">.*src="hill.png" alt="A hill"/s);
  expect(code).not.toContain('title=');
});

it('A page with inline images only does not load the code for enlarging', async () => {
  const code = await compiled('An icon ![of a key](key.png) in the text.\n');
  expect(code).not.toContain('Picture');
});
