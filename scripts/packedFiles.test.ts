import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

const pack = ['pack', '--dry-run', '--json', '--ignore-scripts', '--workspaces'];

it('No package ships its tests, nor what only they need', () => {
  const answer = execFileSync('npm', pack, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  const packed = JSON.parse(answer) as {name: string; files: {path: string}[]}[];
  expect(packed).not.toEqual([]);
  const superfluous = packed.flatMap(({name, files}) =>
    files
      .filter(({path}) => /\.test\.|(^|\/)(fixtures|__tests__|__fixtures__|bench)\//.test(path))
      .map(({path}) => `${name}: ${path}`),
  );
  expect(superfluous).toEqual([]);
});
