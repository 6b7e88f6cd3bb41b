import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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

/** The tools of a JDK take seconds each on a busy machine, in milliseconds. */
const START_OF_TOOLS = 120_000;

let folder: string;
let api: ApiData;

/** Runs a tool of the JDK in the folder of this test. */
function run(tool: string, ...args: string[]): void {
  const {status, stderr} = spawnSync(tool, args, {cwd: folder, encoding: 'utf8'});
  expect(status, stderr).toBe(0);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'described-'));
  const files = ['Shapes', 'Unseen'].map((name) => path.join(sources, `p/${name}.java`));
  run('javac', '-d', 'classes', ...files);
  run('javadoc', '-quiet', '-Xdoclint:none', '-d', 'doc', ...files);
  run('jar', '--create', '--file', 'plain.jar', '-C', 'classes', '.');
  api = describeApi([path.join(folder, 'plain.jar')], {coordinates});
}, START_OF_TOOLS);
afterAll(() => rmSync(folder, {recursive: true}));

/** The members that JavaDoc itself lists, by the addresses that it gives them. */
function listedByJavadoc(): string[] {
  const script = readFileSync(path.join(folder, 'doc/member-search-index.js'), 'utf8');
  const [json = '[]'] = /\[.*\]/s.exec(script) ?? [];
  const members = JSON.parse(json) as {p: string; c: string; l: string; u?: string; url?: string}[];
  return members.map(({p, c, l, u, url}) => `/${p}/${c}.html#${decodeURI(u ?? url ?? l)}`);
}

describe('What is not an archive', () => {
  it.each([
    ['nowhere.jar', 'nowhere.jar is not a file. Name the .jar file of a release.'],
    ['classes', 'classes is not a file. Name the .jar file of a release.'],
  ])('%s is told so, without the trace of a tool', (name, message) => {
    const archive = path.join(folder, name);
    expect(() => describeApi([archive], {coordinates})).toThrow(message);
  });

  it('is told by what the tool says of it, in one line', () => {
    const archive = path.join(folder, 'text.jar');
    writeFileSync(archive, 'This is text.');
    expect(() => describeApi([archive], {coordinates})).toThrow(
      /jar failed: [^\n]*ZipException[^\n]*$/,
    );
  });
});

describe('The description of an archive', () => {
  it('leads to every member that JavaDoc lists', () => {
    const index = new ApiIndex(api);
    const ours = api.types
      .flatMap((type) => ownMembers(type))
      .map((member) => decodeURI(javadocUrl({kind: 'member', member}, index, address)));
    const listed = listedByJavadoc();
    expect(listed.length).toBeGreaterThan(15);
    expect(listed.filter((member) => !ours.includes(member))).toEqual([]);
  });

  it('tells kinds apart, and leaves out what other packages cannot name', () => {
    expect(api.types.map(({name, kind}) => `${kind} ${name}`)).toEqual([
      'class Shapes',
      'class Shapes.Builder',
      'class Shapes.Inner',
      'enum Shapes.Kind',
      'interface Shapes.Look',
      'annotation Shapes.Mark',
      'record Shapes.Pair',
    ]);
    expect(api.types[3]?.constants).toEqual(['ROUND', 'SQUARE']);
    expect(JSON.stringify(api)).not.toContain('unseen');
  });

  it('has its version, its artifact and the names that types stand for', () => {
    expect(api.header).toEqual({version: '1.2.0', groupId: 'g', artifactIds: ['shapes']});
    expect(api.types[0]).toMatchObject({
      module: 'shapes',
      tparams: ['T extends Comparable<T>'],
      uses: {List: 'java.util.List', Map: 'java.util.Map'},
    });
  });

  it('of an archive of Maven has the coordinates that Maven wrote', () => {
    const properties = 'version=2.0.0\ngroupId=org.example\nartifactId=shapes\n';
    writeFileSync(path.join(folder, 'pom.properties'), properties);
    run('jar', '--create', '--file', 'maven.jar', '-C', 'classes', '.');
    run('mkdir', '-p', 'META-INF/maven/g/shapes');
    run('cp', 'pom.properties', 'META-INF/maven/g/shapes/');
    run('jar', '--update', '--file', 'maven.jar', 'META-INF');
    expect(describeApi([path.join(folder, 'maven.jar')]).header).toEqual({
      version: '2.0.0',
      groupId: 'org.example',
      artifactIds: ['shapes'],
    });
  });

  it('of an archive without coordinates, or without such a package, says what to name', () => {
    const archive = path.join(folder, 'plain.jar');
    expect(() => describeApi([archive])).toThrow(/plain\.jar does not say .* --group/);
    expect(() => describeApi([archive], {coordinates, packages: ['q']})).toThrow(
      /plain\.jar holds no class of q/,
    );
    expect(() => describeApi([path.join(folder, 'none.jar')], {coordinates})).toThrow(/none\.jar/);
  });
});
