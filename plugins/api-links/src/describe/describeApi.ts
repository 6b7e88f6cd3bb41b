import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {ApiData} from '../data/ApiData';
import {declaredClasses} from './declaredClasses';
import {describeType} from './describeType';
import {withHiddenSupertypes} from './hiddenSupertypes';
import {type JavaModule, parseJavap, parseModule} from './parseJavap';

const NAME = 'docusaurus-api-links';

interface Coordinates {
  groupId: string;
  artifactId: string;
  version: string;
}

export interface DescribeOptions {
  /** Overrides the coordinates in the archive. An archive without `pom.properties` has none. */
  coordinates?: Partial<Coordinates>;
  /** Packages to describe, including the packages below them. Default all. */
  packages?: readonly string[];
}

/** Maximum number of classes per call, because command lines are limited. */
const BATCH = 200;
const MOST_OUTPUT = 1 << 30;

function runTool(tool: string, args: readonly string[], cwd?: string): string {
  const home = process.env.JAVA_HOME;
  const command = home ? path.join(home, 'bin', tool) : tool;
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    cwd,
    // UTF-8, because class names can contain non-ASCII letters.
    env: {...process.env, LC_ALL: 'C.UTF-8'},
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  if (error)
    throw new Error(
      `${NAME}: cannot run ${command} (${error.message}). Install a JDK, and set JAVA_HOME to its folder.`,
      {cause: error},
    );
  if (status !== 0) {
    // Removes stack traces of the tools.
    const reason = (stderr || stdout).replace(/\n\s+at .*/g, '').trim();
    throw new Error(`${NAME}: ${command} failed: ${reason}`);
  }
  return stdout;
}

function requireFile(archive: string): void {
  if (statSync(archive, {throwIfNoEntry: false})?.isFile()) return;
  throw new Error(`${NAME}: ${archive} is not a file. Name the .jar file of a release.`);
}

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

function classesIn(files: readonly string[], packages: readonly string[]): string[] {
  return files
    .filter((name) => name.endsWith('.class') && !name.startsWith('META-INF/'))
    .map((name) => name.slice(0, -'.class'.length).replaceAll('/', '.'))
    .filter((name) => !/(^|\.)(module-info|package-info)$/.test(name))
    .filter(
      (name) => packages.length === 0 || packages.some((prefix) => name.startsWith(`${prefix}.`)),
    )
    .sort();
}

/** Returns the module that an archive declares, either at its root or in a folder for newer versions of Java. */
function moduleIn(archive: string, files: readonly string[]): JavaModule | undefined {
  const file = files.find((name) => /^(META-INF\/versions\/\d+\/)?module-info\.class$/.test(name));
  if (file === undefined) return undefined;
  return parseModule(runTool('javap', [`jar:${pathToFileURL(archive).href}!/${file}`]));
}

function printed(archive: string, classes: readonly string[]): string {
  const batches = Array.from({length: Math.ceil(classes.length / BATCH)}, (_, batch) =>
    classes.slice(batch * BATCH, (batch + 1) * BATCH),
  );
  return batches
    .map((batch) => runTool('javap', ['-v', '-protected', '-cp', archive, ...batch]))
    .join('\n');
}

/**
 * Describes the public API of Java archives for `remarkApiLinks`, with the JDK tools `jar` and `javap`.
 *
 * @param archives paths of `.jar` files of one release
 * @throws Error if a tool is missing or fails, or if there are no coordinates or classes
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
        `${NAME}: ${archive} does not contain its coordinates. Pass them, for example --group org.example --artifact example --version 1.0.`,
      );
    const files = runTool('jar', ['--list', '--file', absolute]).split(/\r?\n/);
    const classes = classesIn(files, packages);
    if (classes.length === 0)
      throw new Error(
        packages.length > 0
          ? `${NAME}: ${archive} contains no class of ${packages.join(', ')}.`
          : `${NAME}: ${archive} contains no class. Name the archive with the compiled classes, not the one with sources or JavaDoc.`,
      );
    const javaModule = moduleIn(absolute, files);
    const {declared, locate} = declaredClasses(parseJavap(printed(absolute, classes)));
    const types = [...declared.values()]
      .filter(({isVisible, pkg}) => isVisible && (javaModule?.exported.has(pkg) ?? true))
      .map((type) => describeType(withHiddenSupertypes(type, declared), locate, artifactId))
      .map((type) => (javaModule ? {...type, javaModule: javaModule.name} : type));
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
