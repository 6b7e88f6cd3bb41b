import {existsSync, readdirSync, readFileSync} from 'node:fs';

/**
 * The entry points of a package: files directly in `src/`, what its package.json makes bundles of, and what it
 * says is also used by the site, the checks and the benchmarks of this repository.
 */
function entriesOf(name) {
  const manifest = `plugins/${name}/package.json`;
  if (!existsSync(manifest)) return [];
  const {bundles = {}, usedInRepository = []} = JSON.parse(readFileSync(manifest, 'utf8'));
  return [...Object.values(bundles), ...usedInRepository].map((file) =>
    file.replace(/^src\/|(\/index)?\.tsx?$/g, ''),
  );
}

const deep = readdirSync('plugins')
  .flatMap((name) => entriesOf(name))
  .filter((entry) => entry.includes('/'));

/**
 * A pattern of `no-restricted-imports`: what leads past the entry points of a package. Whatever is needed
 * outside a package is named in its package.json.
 */
export const pastEntries = {
  regex: `(^|/)(plugins|\\.\\./\\.\\.)/[a-z-]+/src/(?!(${deep.join('|')})(/index)?(\\.\\w+)?$)[^.]*/`,
  message: 'Packages are used through their entry points: see scripts/lint/pastEntries.mjs.',
};
