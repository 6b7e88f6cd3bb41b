import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface PackageJson {
  dependencies?: object;
  devDependencies?: object;
  peerDependencies?: object;
  optionalDependencies?: object;
}

const manifests = [
  'package.json',
  ...readdirSync('plugins').map((name) => `plugins/${name}/package.json`),
];

function directDependencies(manifest: string): string[] {
  const {dependencies, devDependencies, peerDependencies, optionalDependencies} = JSON.parse(
    readFileSync(manifest, 'utf8'),
  ) as PackageJson;
  return Object.keys({
    ...dependencies,
    ...devDependencies,
    ...peerDependencies,
    ...optionalDependencies,
  });
}

/** Package and reason of each row of the table. */
const rows = new Map(
  [
    ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]*) \|$/gm),
  ].map(([, name = '', reason = '']) => [name, reason.trim()]),
);

describe('The table of dependencies in CONTRIBUTING.md', () => {
  it.each(manifests)('gives a reason for every direct dependency of %s', (manifest) => {
    const without = directDependencies(manifest).filter((name) => !rows.get(name));
    expect(without).toEqual([]);
  });

  it('lists nothing that no package depends on', () => {
    const used = new Set(manifests.flatMap(directDependencies));
    expect([...rows.keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});
