import {expect, it} from 'vitest';
import {blogPosts, docsPages} from '../../../scripts/checks/documentation';
import {checkSymbols} from '../../../scripts/checks/symbols/checkSymbols';

it('the inline code of the documentation names only what the API has', async () => {
  const {links, messages} = await checkSymbols([...docsPages(), ...blogPosts()]);
  expect(messages).toEqual([]);
  expect(links).toBeGreaterThan(0);
});
