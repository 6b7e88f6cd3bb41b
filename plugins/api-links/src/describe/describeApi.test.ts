import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {ApiData} from '../data/ApiData';
import {ApiIndex} from '../data/ApiIndex';
import {ownMembers} from '../data/ApiMember';
import {javadocUrl} from '../links/javadocUrl';
import {describeApi} from './describeApi';

const sources = path.join(import.meta.dirname, 'fixtures/sources');
const coordinates = {groupId: 'g', artifactId: 'shapes', version: '1.2.0'};
const address = {template: '', groupId: 'g', version: '1.2.0'};

/** Time limit for the tools of a JDK on a busy machine, in milliseconds. */
const START_OF_TOOLS = 120_000;

let folder: string;
let api: ApiData;

function run(tool: string, ...args: string[]): void {
  const home = process.env.JAVA_HOME;
  const command = home ? path.join(home, 'bin', tool) : tool;
  const env = {...process.env, LC_ALL: 'C.UTF-8'};
  const {status, stderr} = spawnSync(command, args, {cwd: folder, env, encoding: 'utf8'});
  expect(status, stderr).toBe(0);
}

const sourcesOf = (...files: string[]) => files.map((file) => path.join(sources, file));
const PLAIN = sourcesOf('p/Shapes.java', 'p/Unseen.java', 'p/Flower.java', 'p/Odd$Name.java');
const MODULAR = [...PLAIN, ...sourcesOf('internal/Machine.java', 'module-info.java')];

function describeSources(name: string, files: string[]): ApiData {
  run('javac', '-encoding', 'UTF-8', '-d', name, ...files);
  run('jar', '--create', '--file', `${name}.jar`, '-C', name, '.');
  return describeApi([path.join(folder, `${name}.jar`)], {coordinates});
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'described-'));
  api = describeSources('plain', PLAIN);
  run('javadoc', '-quiet', '-Xdoclint:none', '-encoding', 'UTF-8', '-d', 'doc', ...PLAIN);
}, START_OF_TOOLS);
afterAll(() => rmSync(folder, {recursive: true}));

function listedByJavadoc(doc: string, modulePath = ''): string[] {
  const script = readFileSync(path.join(folder, doc, 'member-search-index.js'), 'utf8');
  const [json = '[]'] = /\[.*\]/s.exec(script) ?? [];
  const members = JSON.parse(json) as {p: string; c: string; l: string; u?: string; url?: string}[];
  return members
    .map(({p, c, l, u, url}) => `${modulePath}/${p}/${c}.html#${decodeURI(u ?? url ?? l)}`)
    .sort();
}

function described(data: ApiData): string[] {
  const index = new ApiIndex(data);
  const members = data.types.flatMap((type) => ownMembers(type));
  const urls = members.map((member) => javadocUrl({kind: 'member', member}, index, address));
  return [...new Set(urls.map(decodeURI))].sort();
}

describe('A file that is not an archive', () => {
  it.each([
    ['nowhere.jar', 'nowhere.jar is not a file. Name the .jar file of a release.'],
    ['plain', 'plain is not a file. Name the .jar file of a release.'],
  ])('is reported before any tool runs if it is not a regular file: %s', (name, message) => {
    const archive = path.join(folder, name);
    expect(() => describeApi([archive], {coordinates})).toThrow(message);
  });

  it('is reported with the message of the tool, but without its stack trace', () => {
    const archive = path.join(folder, 'text.jar');
    writeFileSync(archive, 'This is text.');
    expect(() => describeApi([archive], {coordinates})).toThrow(
      /jar failed: [^\n]*ZipException[^\n]*$/,
    );
  });
});

describe('The description of an archive', () => {
  it('lists exactly the members that JavaDoc lists, with their addresses', () => {
    const listed = listedByJavadoc('doc');
    expect(listed.length).toBeGreaterThan(30);
    expect(described(api)).toEqual(listed);
  });

  it('keeps the type arguments of supertypes that replace a hidden class', () => {
    const flower = api.types.find(({name}) => name === 'Flower');
    expect(flower?.extends).toBeUndefined();
    expect(flower?.implements).toEqual(['Comparable<Flower>', 'Supplier<String>']);
  });

  it(
    'links exported packages of a modular archive to the folder of the module, and leaves out others',
    () => {
      const modular = describeSources('modular', MODULAR);
      run(
        'javadoc',
        '-quiet',
        '-Xdoclint:none',
        '-encoding',
        'UTF-8',
        '-d',
        'modular-doc',
        ...MODULAR,
      );
      const listed = listedByJavadoc('modular-doc', '/org.example.shapes');
      expect(described(modular)).toEqual(listed.filter((url) => !url.includes('/internal/')));
      const index = new ApiIndex(modular);
      const url = javadocUrl({kind: 'package', name: 'p'}, index, address);
      expect(existsSync(path.join(folder, 'modular-doc', url))).toBe(true);
    },
    START_OF_TOOLS,
  );

  it('distinguishes kinds of types, and leaves out types that other packages cannot use', () => {
    expect(api.types.map(({name, kind}) => `${kind} ${name}`)).toEqual([
      'class Flower',
      'class Flower.Größe',
      'class Flower.Seen',
      'class Odd$Name',
      'class Odd$Name.$1',
      'class Odd$Name.In$ner',
      'class Shapes',
      'class Shapes.Builder',
      'class Shapes.Inner',
      'enum Shapes.Kind',
      'interface Shapes.Look',
      'annotation Shapes.Mark',
      'record Shapes.Pair',
    ]);
    const kind = api.types.find(({name}) => name === 'Shapes.Kind');
    expect(kind?.constants).toEqual(['ROUND', 'SQUARE']);
    expect(JSON.stringify(api)).not.toContain('unseen');
  });

  it('has the version and artifact of the archive, and the qualified names of types', () => {
    expect(api.header).toEqual({version: '1.2.0', groupId: 'g', artifactIds: ['shapes']});
    expect(api.types.find(({name}) => name === 'Shapes')).toMatchObject({
      module: 'shapes',
      tparams: ['T extends Comparable<T>'],
      uses: {List: 'java.util.List', Map: 'java.util.Map'},
    });
  });

  it('has the coordinates that Maven wrote into the archive', () => {
    const properties = 'version=2.0.0\ngroupId=org.example\nartifactId=shapes\n';
    run('jar', '--create', '--file', 'maven.jar', '-C', 'plain', '.');
    mkdirSync(path.join(folder, 'META-INF/maven/g/shapes'), {recursive: true});
    writeFileSync(path.join(folder, 'META-INF/maven/g/shapes/pom.properties'), properties);
    run('jar', '--update', '--file', 'maven.jar', 'META-INF');
    expect(describeApi([path.join(folder, 'maven.jar')]).header).toEqual({
      version: '2.0.0',
      groupId: 'org.example',
      artifactIds: ['shapes'],
    });
  });

  it('cannot be created if the archive is missing, has no coordinates, or lacks the given package', () => {
    const archive = path.join(folder, 'plain.jar');
    expect(() => describeApi([archive])).toThrow(/plain\.jar does not contain .* --group/);
    expect(() => describeApi([archive], {coordinates, packages: ['q']})).toThrow(
      /plain\.jar contains no class of q/,
    );
    expect(() => describeApi([path.join(folder, 'none.jar')], {coordinates})).toThrow(/none\.jar/);
  });
});
