import {expect, test} from 'vitest';
import {taggedPackage} from './taggedPackage.mjs';

test.each([
  ['@screwbox/docusaurus-search@1.2.0', 'search', '1.2.0'],
  ['@screwbox/docusaurus-legal-pages@2.0.0-beta.1', 'legal-pages', '2.0.0-beta.1'],
  ['@screwbox/docusaurus-api-links', 'api-links', undefined],
  ['@screwbox/search-mcp@1.0.0', 'search-mcp', '1.0.0'],
])('The tag %s names a package', (tag, plugin, version) => {
  expect(taggedPackage(tag)).toEqual({plugin, version});
});

test.each(['', 'v1.0.0', '@screwbox/docusaurus-search@1', '@screwbox/shared@1.0.0'])(
  'The tag %j does not name a package',
  (tag) => {
    expect(() => taggedPackage(tag)).toThrow('is not the tag of a package');
  },
);
