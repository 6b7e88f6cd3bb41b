import fc from 'fast-check';
import {expect, it} from 'vitest';
import {formatContext, parseContext} from '../core/partitions';
import {readAddress} from './closest/readAddress';
import {parseHotkey} from './hotkey';
import {knownAddress, readSearchAddress, searchAddress} from './searchAddress';

const part = fc.oneof(
  fc.constantFrom('q=', 'ctx=', 'version=', 'tag=', '&', '?', '#', '%', '%ff', '%2e%2e', '+', '-'),
  fc.constantFrom('/', '..', 'docs', 'camera', '.html', 'index', '__proto__', '\\', ' '),
  fc.string({unit: 'grapheme'}),
);
const address = fc.array(part, {maxLength: 12}).map((parts) => parts.join(''));

it('Every address of the search page survives a round trip, without contexts, versions and tags that the site lacks', () => {
  fc.assert(
    fc.property(address, (text) => {
      const read = readSearchAddress(text);
      const known = knownAddress(read, [{key: 'docs'}], [{value: 'next'}], [{key: 'camera'}]);
      expect(['', 'docs', '-docs']).toContain(known.context);
      expect(['', 'next']).toContain(known.version);
      expect(['', 'camera']).toContain(known.tag);
      expect(formatContext(parseContext(read.context))).toBe(read.context);
      const written = searchAddress('/search/', {...known, query: read.query});
      expect(readSearchAddress(written.slice('/search/'.length))).toEqual({
        ...known,
        query: read.query,
      });
    }),
  );
});

it('Every address without a page is split into words that are no longer than the address', () => {
  const paths = ['/docs/camera/', '/docs/guides/zoom/', '/'];
  fc.assert(
    fc.property(address, (text) => {
      const {name, rest, folders} = readAddress(`/${text}`, '/', paths);
      expect(name.length + rest.length + folders.length).toBeLessThanOrEqual(text.length + 1);
      for (const folder of folders) expect(['docs', 'guides']).toContain(folder);
    }),
  );
});

it('Every hotkey either has a key or throws an error that names its text', () => {
  const piece = fc.oneof(
    fc.constantFrom('mod', 'Ctrl', 'shift', 'alt', '+', 'k', '/'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 6}), (pieces) => {
      const text = pieces.join('');
      try {
        expect(parseHotkey(text).key).not.toBe('');
      } catch (error) {
        expect((error as Error).message).toContain(`"${text}" is not a hotkey`);
      }
    }),
  );
});
