import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {getSwizzleConfig} from './getSwizzleConfig';

const theme = path.resolve(import.meta.dirname, '../theme');

it('Every component of the theme may be wrapped, and none copied', () => {
  const folders = readdirSync(theme).filter((name) =>
    existsSync(path.join(theme, name, 'index.tsx')),
  );
  const {components} = getSwizzleConfig();
  expect(Object.keys(components).sort()).toEqual(folders.sort());
  for (const {actions, description} of Object.values(components)) {
    expect(actions).toEqual({wrap: 'safe', eject: 'forbidden'});
    expect(description).toBeTruthy();
  }
});
