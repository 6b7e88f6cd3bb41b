import fc from 'fast-check';
import {expect, it} from 'vitest';
import {cleanPath} from './cleanPath';
import {decodablePart} from './decodablePart';

it('Any part of an address becomes decodable, and stays unchanged if it already was', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^(?:%[0-9a-fA-F]{0,2}|\w){0,8}$/)),
      (part) => {
        const decoded = decodeURIComponent(decodablePart(part));
        expect(decodablePart(encodeURIComponent(part))).toBe(encodeURIComponent(part));
        expect(decodablePart(decodablePart(part))).toBe(decodablePart(part));
        expect(decoded.length).toBeLessThanOrEqual(part.length);
      },
    ),
  );
});

it('Every clean path is a page of the site', () => {
  const routes = new Set(['/', '/docs', '/docs/a']);
  const routeOf = (path: string) => (routes.has(path) ? path : undefined);
  const part = fc.constantFrom('/', 'docs', 'a', 'index', '.html', '.', '..', '%', 'blog');
  fc.assert(
    fc.property(fc.array(part, {maxLength: 8}), (parts) => {
      const found = cleanPath(`/${parts.join('')}`, routeOf);
      expect(found === undefined || routes.has(found)).toBe(true);
    }),
  );
});
