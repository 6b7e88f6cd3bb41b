import {expect, it} from 'vitest';
import asPlugin from './index';

it('The package explains its use if it is listed as a plugin', () => {
  expect(asPlugin).toThrow(/none can wait for .* write "docusaurus build && apply-/);
});
