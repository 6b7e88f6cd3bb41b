import {expect, it} from 'vitest';
import {blogPosts, docsPages} from '../../../scripts/checks/documentation';
import {checkSymbols} from '../../../scripts/checks/symbols/checkSymbols';

it('The inline code of the documentation contains only names of the API', async () => {
  const {links, messages} = await checkSymbols([...docsPages(), ...blogPosts()]);
  expect(messages).toEqual([]);
  expect(links).toBeGreaterThan(0);
});
