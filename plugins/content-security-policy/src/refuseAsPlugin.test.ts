import {expect, it} from 'vitest';
import asPlugin from './index';

it('says how the package is used where a site lists it among its plugins', () => {
  expect(asPlugin).toThrow(/none can wait for .* write "docusaurus build && apply-/);
});
