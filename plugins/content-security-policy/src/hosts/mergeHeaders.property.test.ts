import fc from 'fast-check';
import {expect, it} from 'vitest';
import {mergeHeaders} from './mergeHeaders';
import {withoutWrittenBlock} from './WrittenBlock';

const PIECES = [
  ...['/', '/*', '/docs/*', '/:id', 'https://a.example/', '# comment', '  Cache-Control: no-cache'],
  ...['  X-Frame-Options: DENY', 'content-security-policy: x', ' ', ':', '\t', '\r', '\uFEFF'],
  '# Written by apply-content-security-policy 0123456789abcdef',
  '# End of what apply-content-security-policy has written',
];
const lines = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), {maxLength: 12})
  .map((all) => all.join('\n'));

const RULES = '/*\n  Content-Security-Policy: frame-ancestors none\n';

it('Any _headers file of a site either keeps its own lines or is rejected with a line number', () => {
  fc.assert(
    fc.property(lines, (brought) => {
      let merged: string;
      try {
        merged = mergeHeaders(brought, RULES);
      } catch (error) {
        expect((error as Error).message).toMatch(/^(?:sets .* in line \d|has lines from line \d)/);
        return;
      }
      expect(withoutWrittenBlock(merged).text).toBe(brought.replace(/^\uFEFF/, ''));
      expect(mergeHeaders(merged, RULES)).toBe(merged);
    }),
  );
});
