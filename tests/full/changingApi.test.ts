import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {docusaurusCli} from '../server/docusaurusCli';
import {type EndedRun, runToEnd} from '../server/runToEnd';

const root = path.resolve(__dirname, '../..');
const site = path.join(root, 'tests/fixtures/changing-api');
const cli = docusaurusCli(root);

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'changing-api-'));
  rmSync(path.join(site, 'node_modules'), {recursive: true, force: true});
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

function writeApi(version: string, method: string): void {
  const type = {
    type: 'org.example.Garden',
    pkg: 'org.example',
    name: 'Garden',
    kind: 'interface',
    module: 'garden',
    methods: [{name: method, params: [], ret: 'void'}],
  };
  const header = {version, groupId: 'org.example', artifactIds: ['garden']};
  writeFileSync(path.join(dir, 'api.json'), JSON.stringify({header, types: [type]}));
}

const build = (bundler: string, env: Record<string, string> = {}): Promise<EndedRun> =>
  runToEnd(process.execPath, [cli, 'build', '--out-dir', path.join(dir, 'build')], {
    // The bundler stores its cache in the working directory.
    cwd: site,
    env: {
      CHANGING_API: path.join(dir, 'api.json'),
      CHANGING_API_BUNDLER: bundler,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      ...env,
    },
  });

const target = () =>
  /https:\/\/docs\.example[^#]*/.exec(
    readFileSync(path.join(dir, 'build/index.html'), 'utf8'),
  )?.[0];

it.each(['rspack', 'webpack'])(
  'The cache of %s does not keep outdated links of an unchanged page if the API or the options change',
  async (bundler) => {
    writeApi('1.0.0', 'water');
    const first = await build(bundler);
    expect(first.code, first.output).toBe(0);
    expect(target()).toBe('https://docs.example/1.0.0/org/example/Garden.html');

    writeApi('2.0.0', 'water');
    const second = await build(bundler);
    expect(second.code, second.output).toBe(0);
    expect(target()).toBe('https://docs.example/2.0.0/org/example/Garden.html');

    const moved = {CHANGING_JAVADOC: 'https://docs.example/moved/{version}'};
    const third = await build(bundler, moved);
    expect(third.code, third.output).toBe(0);
    expect(target()).toBe('https://docs.example/moved/2.0.0/org/example/Garden.html');

    writeApi('2.0.0', 'pour');
    for (const attempt of ['one', 'another']) {
      const {code, output} = await build(bundler);
      expect(code, attempt).not.toBe(0);
      expect(output).toContain('src/pages/index.md:3: the API has no "Garden.water"');
    }
  },
);
