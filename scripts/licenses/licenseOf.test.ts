import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {licenseOf} from './licenseOf';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'licenses-'));
});
afterEach(() => rmSync(site, {recursive: true}));

function addPackage(manifest: object, files: Record<string, string> = {}): string {
  const dir = path.join(site, 'node_modules/a');
  mkdirSync(dir, {recursive: true});
  const all = {
    ...files,
    'package.json': JSON.stringify({name: 'a', version: '1.2.3', ...manifest}),
  };
  for (const [file, text] of Object.entries(all)) writeFileSync(path.join(dir, file), text);
  return 'node_modules/a';
}

describe('The license of a package', () => {
  it('is the one that package.json names, with the text of the license file', () => {
    const folder = addPackage({license: 'MIT'}, {'LICENSE.md': 'Copyright A\n'});
    expect(licenseOf(site, folder)).toEqual({
      name: 'a',
      version: '1.2.3',
      license: 'MIT',
      text: 'Copyright A',
    });
  });

  it('is the accepted one if package.json offers a choice', () => {
    const folder = addPackage({license: '(WTFPL OR MIT)'}, {LICENSE: 'text'});
    expect(licenseOf(site, folder).license).toBe('MIT');
  });

  it.each([{license: {type: 'MIT'}}, {licenses: [{type: 'MIT'}]}])(
    'is read from outdated fields of package.json: %j',
    (manifest) => {
      const folder = addPackage(manifest, {LICENSE: 'text'});
      expect(licenseOf(site, folder).license).toBe('MIT');
    },
  );

  it('takes its text from the README if there is no license file', () => {
    const folder = addPackage(
      {license: 'MIT'},
      {'README.md': '# A\n\n## License\n\nMIT, by A.\n\n## More\n'},
    );
    expect(licenseOf(site, folder).text).toBe('MIT, by A.');
  });

  it('is the MIT text with the name of the author if the package contains no text', () => {
    const folder = addPackage({license: 'MIT', author: {name: 'Ada'}});
    expect(licenseOf(site, folder).text).toMatch(/Copyright \(c\) Ada/);
  });

  it.each([
    ['none is stated', {}, /a \(node_modules\/a\) states no license/],
    [
      'it is not accepted',
      {license: 'GPL-3.0'},
      /under "GPL-3.0", which is not among the accepted/,
    ],
    ['there is no text', {license: 'ISC', author: 'Ada'}, /under ISC but contains no license text/],
  ])('causes an error if %s', (_, manifest, message) => {
    expect(() => licenseOf(site, addPackage(manifest))).toThrow(message);
  });
});
