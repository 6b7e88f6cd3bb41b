import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ApiData} from '../data/ApiData';
import {describeType} from './describeType';
import {parseJavap, parseNestings} from './parseJavap';

const NAME = 'docusaurus-api-links';

/** Coordinates of an artifact in a Maven repository. */
export interface Coordinates {
  groupId: string;
  artifactId: string;
  version: string;
}

/** Which part of an archive is described, and as what. */
export interface DescribeOptions {
  /** In place of what the archive says, for those without `pom.properties`. */
  coordinates?: Partial<Coordinates>;
  /** Packages that are described, with those below them. Default all. */
  packages?: readonly string[];
}

/** Classes that one call names: command lines have an end. */
const BATCH = 200;
const MOST_OUTPUT = 1 << 30;

/** Runs a tool of the JDK that `JAVA_HOME` names, or else of the one on the path. */
function runTool(tool: string, args: readonly string[], cwd?: string): string {
  const home = process.env.JAVA_HOME;
  const command = home ? path.join(home, 'bin', tool) : tool;
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  if (error)
    throw new Error(
      `${NAME}: cannot run ${command} (${error.message}). Install a JDK, and set JAVA_HOME to its folder.`,
      {cause: error},
    );
  if (status !== 0) {
    // The tools print where in their own code they failed, which helps nobody here.
    const reason = (stderr || stdout).replace(/\n\s+at .*/g, '').trim();
    throw new Error(`${NAME}: ${command} failed: ${reason}`);
  }
  return stdout;
}

function requireFile(archive: string): void {
  if (statSync(archive, {throwIfNoEntry: false})?.isFile()) return;
  throw new Error(`${NAME}: ${archive} is not a file. Name the .jar file of a release.`);
}

/** The coordinates that Maven writes into an archive. */
function coordinatesIn(archive: string): Partial<Coordinates> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'));
  try {
    runTool('jar', ['--extract', '--file', archive, 'META-INF/maven'], folder);
    const [file] = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('pom.properties'),
    );
    if (file === undefined) return {};
    const text = readFileSync(path.join(folder, file), 'utf8');
    const entries = [...text.matchAll(/^(groupId|artifactId|version)=(.*)$/gm)];
    return Object.fromEntries(entries.map(([, key = '', value = '']) => [key, value.trim()]));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Names of the classes of an archive that sources have, such as `a.Map$Entry`. */
function classesIn(archive: string, packages: readonly string[]): string[] {
  return runTool('jar', ['--list', '--file', archive])
    .split(/\r?\n/)
    .filter((name) => name.endsWith('.class') && !name.startsWith('META-INF/'))
    .map((name) => name.slice(0, -'.class'.length).replaceAll('/', '.'))
    .filter((name) => !/(^|\.)(module-info|package-info)$|\$\d/.test(name))
    .filter(
      (name) => packages.length === 0 || packages.some((prefix) => name.startsWith(`${prefix}.`)),
    )
    .sort();
}

function printed(archive: string, classes: readonly string[], flags: readonly string[]): string {
  const batches = Array.from({length: Math.ceil(classes.length / BATCH)}, (_, batch) =>
    classes.slice(batch * BATCH, (batch + 1) * BATCH),
  );
  return batches.map((batch) => runTool('javap', [...flags, '-cp', archive, ...batch])).join('\n');
}

/**
 * Describes the public API of Java archives, as `remarkApiLinks` reads it, with the tools `jar` and `javap` of
 * a JDK.
 *
 * @param archives paths of `.jar` files of one release
 * @throws Error when a tool is missing or fails, or the coordinates or classes are not known
 */
export function describeApi(
  archives: readonly string[],
  {coordinates = {}, packages = []}: DescribeOptions = {},
): ApiData {
  const parts = archives.map((archive) => {
    requireFile(archive);
    const absolute = path.resolve(archive);
    const {groupId, artifactId, version} = {...coordinatesIn(absolute), ...coordinates};
    if (!groupId || !artifactId || !version)
      throw new Error(
        `${NAME}: ${archive} does not say its coordinates. Name them, for example --group org.example --artifact example --version 1.0.`,
      );
    const classes = classesIn(absolute, packages);
    if (classes.length === 0)
      throw new Error(
        packages.length > 0
          ? `${NAME}: ${archive} holds no class of ${packages.join(', ')}.`
          : `${NAME}: ${archive} holds no class. Name the archive with the compiled classes, not that of sources or JavaDoc.`,
      );
    const nestings = parseNestings(printed(absolute, classes, ['-v', '-protected']));
    const types = parseJavap(printed(absolute, classes, ['-protected']))
      .map((each) => describeType(each, (name) => nestings.get(name), artifactId))
      .filter((type) => type !== undefined);
    return {groupId, artifactId, version, types};
  });
  const [first] = parts;
  if (first === undefined) throw new Error(`${NAME}: name at least one archive.`);
  const other = parts.find(
    ({groupId, version}) => groupId !== first.groupId || version !== first.version,
  );
  if (other !== undefined)
    throw new Error(
      `${NAME}: ${other.artifactId} is ${other.groupId}, version ${other.version}, but ${first.artifactId} is ${first.groupId}, version ${first.version}. Describe them one by one.`,
    );
  return {
    header: {
      version: first.version,
      groupId: first.groupId,
      artifactIds: parts.map(({artifactId}) => artifactId),
    },
    types: parts.flatMap(({types}) => types),
  };
}
