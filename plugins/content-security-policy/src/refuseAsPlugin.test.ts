import {expect, it} from 'vitest';
import asPlugin from './index';

it('The package explains its use if it is listed as a plugin', () => {
  expect(asPlugin).toThrow(/cannot wait for .* write "docusaurus build && apply-/);
});
