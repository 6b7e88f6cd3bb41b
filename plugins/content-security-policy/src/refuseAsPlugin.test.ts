import {expect, it} from 'vitest';
import asPlugin from './index';

it('If a site lists the package as a plugin, the error explains how to use the package', () => {
  expect(asPlugin).toThrow(/cannot wait for .* write "docusaurus build && apply-/);
});
