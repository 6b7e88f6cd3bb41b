import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {getSwizzleConfig} from './getSwizzleConfig';

const theme = path.resolve(import.meta.dirname, '../theme');

const folders = readdirSync(theme).filter((name) =>
  existsSync(path.join(theme, name, 'index.tsx')),
);

it('Every component of the theme may be wrapped, and none copied', () => {
  const {components} = getSwizzleConfig();
  expect(Object.keys(components).sort()).toEqual(folders.sort());
  for (const {actions, description} of Object.values(components)) {
    expect(actions).toEqual({wrap: 'safe', eject: 'forbidden'});
    expect(description).toBeTruthy();
  }
});

it.each(folders)('%s uses of other components what a wrapper has: the default export', (name) => {
  const source = readFileSync(path.join(theme, name, 'index.tsx'), 'utf8');
  const imports = [...source.matchAll(/^import (?!type)([^;]*?) from '@theme\//gm)];
  for (const [, names] of imports) expect(names).toMatch(/^\w+$/);
});
