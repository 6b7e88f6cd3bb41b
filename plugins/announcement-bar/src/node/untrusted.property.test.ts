import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, expect, it} from 'vitest';
import {readAnnouncementFile} from './readAnnouncementFile';
import {routePatterns} from './routePatterns';

const glob = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '*', '**', '(', ')', '[', ']', '{', '}', '+', '%2f', '%', '\\', 'docs'),
      fc.string(),
    ),
    {maxLength: 8},
  )
  .chain((pieces) => fc.constantFrom('/', '!/').map((start) => start + pieces.join('')));

it('Any globs are translated to valid regular expressions', () => {
  fc.assert(
    fc.property(fc.array(glob, {maxLength: 4}), (globs) => {
      const {routes, excluded} = routePatterns(globs);
      for (const source of [...routes, ...excluded]) expect(() => new RegExp(source)).not.toThrow();
    }),
  );
});

const dir = mkdtempSync(path.join(os.tmpdir(), 'announcement-'));
afterAll(() => rmSync(dir, {recursive: true}));
const PIECES = [
  ...[
    '---',
    '---\n',
    'id: one\n',
    'until: 2026-01-01T00:00:00Z\n',
    'routes: [/]\n',
    'routes:\n- "/"\n',
  ],
  ...[
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '&a ',
    '*a',
    '!!js/function ',
    '{',
    '}',
    ': ',
    '\t',
    '\r\n',
    '\uFEFF',
  ],
];
const file = fc
  .array(fc.oneof({weight: 4, arbitrary: fc.constantFrom(...PIECES)}, fc.string()), {maxLength: 14})
  .map((pieces) => pieces.join(''));

it('Any announcement file is either read or rejected with an error that names it', async () => {
  const target = path.join(dir, 'one.md');
  await fc.assert(
    fc.asyncProperty(file, async (content) => {
      writeFileSync(target, content);
      try {
        const {fields, text} = await readAnnouncementFile(target, 'announcements/one.md');
        expect(fields).toBeTypeOf('object');
        expect(content.endsWith(text)).toBe(true);
      } catch (error) {
        expect((error as Error).message).toContain('announcements/one.md');
      }
    }),
  );
});
