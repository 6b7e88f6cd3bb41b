import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {getSwizzleConfig} from '.';

it('Every component of the theme may be wrapped and replaced, as the README says', () => {
  const {components} = getSwizzleConfig();
  const folders = readdirSync(path.join(import.meta.dirname, 'theme'));
  expect(Object.keys(components).sort()).toEqual(folders.sort());
  for (const {actions} of Object.values(components))
    expect(actions).toEqual({wrap: 'safe', eject: 'safe'});
});
