import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR} from './builtPages';

const text = readFileSync(path.join(BUILD_DIR, 'licenses.txt'), 'utf8');

describe('licenses.txt', () => {
  it.each(['react', 'react-dom', '@docusaurus/core', 'lunr', 'comlink', 'clsx', 'infima'])(
    'lists %s with version and license',
    (name) => {
      const {version} = JSON.parse(
        readFileSync(path.resolve('node_modules', name, 'package.json'), 'utf8'),
      ) as {version: string};
      expect(text).toContain(`\n${name} ${version} (`);
    },
  );

  it('lists the font', () => {
    expect(text).toContain('pixelify-sans-600.woff2');
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

  it('does not list tools that readers never download', () => {
    expect(text).not.toMatch(/^(typescript|vitest|eslint|webpack) /m);
  });

  it('contains no path of the machine that built it', () => {
    expect(text).not.toContain(process.cwd());
    expect(text).not.toContain('node_modules/');
  });
});
