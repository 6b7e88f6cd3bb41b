import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeLicenses} from './writeLicenses';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'licenses-'));
  write('static/fonts/round-400.woff2', '');
  write('static/fonts/round-LICENSE.txt', 'Text of the font\n');
  write('build/index.html', '');
});
afterEach(() => rmSync(site, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

function bundle(packages: Record<string, {license?: string; text?: string}>): void {
  for (const [name, {license, text}] of Object.entries(packages)) {
    const folder = `node_modules/${name}`;
    write(`${folder}/package.json`, JSON.stringify({name, version: '1.0.0', license}));
    if (text !== undefined) write(`${folder}/LICENSE`, text);
  }
  const record = {packages: Object.keys(packages).map((name) => `node_modules/${name}`)};
  write('.docusaurus/bundle-record.json', JSON.stringify(record));
}

const build = () => writeLicenses(site, path.join(site, 'build'));
const written = () => readFileSync(path.join(site, 'build/licenses.txt'), 'utf8');

describe('The licenses of a build', () => {
  it('list its packages and fonts by name, and repeat no license text', () => {
    bundle({
      zebra: {license: 'MIT', text: 'Shared text'},
      ant: {license: 'MIT', text: 'Shared text'},
      mole: {license: 'ISC', text: 'Text of the mole'},
    });
    expect(build()).toBe(4);
    const rule = '-'.repeat(80);
    expect(written()).toBe(`The pages of this website contain the following works of others.

${rule}
ant 1.0.0 (MIT)
zebra 1.0.0 (MIT)

Shared text

${rule}
mole 1.0.0 (ISC)

Text of the mole

${rule}
round-400.woff2 font (OFL-1.1)

Text of the font
`);
  });

  it('list a package that is bundled from two folders only once', () => {
    bundle({ant: {license: 'MIT', text: 'Text'}});
    const twice = {packages: ['node_modules/ant', 'node_modules/ant']};
    write('.docusaurus/bundle-record.json', JSON.stringify(twice));
    build();
    expect(written().match(/ant 1\.0\.0/g)).toHaveLength(1);
  });

  it('list the engine if pages show sheets of its assets', () => {
    bundle({ant: {license: 'MIT', text: 'Text'}});
    expect(build()).toBe(2);
    expect(written()).not.toContain('ScrewBox');
    write('examples/sheets/sheets.json', JSON.stringify({engine: '3.33.0', sheets: {}}));
    expect(build()).toBe(3);
    expect(written()).toMatch(/^ScrewBox, .* 3\.33\.0 \(MIT\)\n\nMIT License\n\nCopyright/m);
  });

  it('do not list the packages of the site itself', () => {
    bundle({'@screwbox/search': {}});
    expect(build()).toBe(1);
  });

  it('cannot be written if a package has no license, and the error names all such packages', () => {
    bundle({ant: {}, bee: {license: 'MIT', text: 'Text'}, cat: {license: 'MIT'}});
    expect(build).toThrow(
      /Licenses of what the site ships:\n {2}ant .* states no license.*\n {2}cat .* contains no license text/,
    );
  });

  it('cannot be written if a font has no license', () => {
    bundle({});
    write('static/fonts/square-400.woff2', '');
    expect(build).toThrow('static/fonts/square-400.woff2 has no license. Put it next to');
  });

  it('cannot be written if there is no build', () => {
    expect(build).toThrow('There is no record of the bundles at .docusaurus/bundle-record.json.');
  });
});
