import {expect, it} from 'vitest';
import {blogPosts, docsPages} from '../documentation';
import {checkSymbols} from './checkSymbols';

it('the inline code of the documentation names only what the API has', async () => {
  const {links, messages} = await checkSymbols([...docsPages(), ...blogPosts()]);
  expect(messages).toEqual([]);
  expect(links).toBeGreaterThan(0);
});
