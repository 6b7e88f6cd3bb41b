import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD_DIR} from './builtPages';

it('No ::highlight selector applies to every element', () => {
  const folder = path.join(BUILD_DIR, 'assets/css');
  const styles = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const selectors = styles.flatMap((css) => css.match(/[^{},]*::highlight\([^{},]*/g) ?? []);
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => selector.startsWith('::'))).toEqual([]);
});
