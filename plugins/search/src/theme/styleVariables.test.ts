import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const readme = readFileSync(path.resolve(__dirname, '../../README.md'), 'utf8');
const documented = [...readme.matchAll(/^\| `(--search-[\w-]+)`/gm)].map(([, name = '']) => name);

const source = path.resolve(__dirname, '..');
const styles = readdirSync(source, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({file, css: readFileSync(path.join(source, file), 'utf8')}));

test.each(styles)(
  '$file has a default wherever it reads a variable that the README documents',
  ({css}) => {
    expect(css.match(/var\(\s*--search-[\w-]+\s*\)/g)).toBeNull();
    // A value of the plugin would override that of the site.
    expect(css.match(/--search-[\w-]+(?=\s*:)/g)).toBeNull();
  },
);

test('The CSS variables that sites can set are those of the README', () => {
  const read = styles.flatMap(({css}) => css.match(/--search-[\w-]+/g) ?? []);
  expect([...new Set(read)].sort()).toEqual([...documented].sort());
});
