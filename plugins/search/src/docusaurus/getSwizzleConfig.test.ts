import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {getSwizzleConfig} from './getSwizzleConfig';

const theme = path.resolve(import.meta.dirname, '../theme');

const folders = readdirSync(theme).filter((name) =>
  existsSync(path.join(theme, name, 'index.tsx')),
);

const sourceOf = (name: string): string =>
  readFileSync(path.join(theme, name, 'index.tsx'), 'utf8');

it('Every component of the theme can be wrapped, and only the icon can be ejected, because it needs no other module', () => {
  const {components} = getSwizzleConfig();
  expect(Object.keys(components).sort()).toEqual(folders.sort());
  for (const [name, {actions, description}] of Object.entries(components)) {
    const eject = name === 'SearchIcon' ? 'safe' : 'forbidden';
    expect(actions, name).toEqual({wrap: 'safe', eject});
    expect(description).toBeTruthy();
  }
  expect(sourceOf('SearchIcon')).not.toMatch(/^import (?!type).* from '\./m);
});

it.each(folders)(
  '%s imports only the default exports of other components, because a wrapper has no other exports',
  (name) => {
    const imports = [...sourceOf(name).matchAll(/^import (?!type)([^;]*?) from '@theme\//gm)];
    for (const [, names] of imports) expect(names).toMatch(/^\w+$/);
  },
);
