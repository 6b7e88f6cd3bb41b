import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';

export interface Engine {
  readonly version: string;
  readonly jars: readonly string[];
}

const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/engine');

function fetchJar(artifact: string, version: string): string {
  const jar = path.join(CACHE, `${artifact}-${version}.jar`);
  if (existsSync(jar)) return jar;
  mkdirSync(CACHE, {recursive: true});
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
  const {status, stdout} = spawnSync(
    'mvn',
    [
      '-q',
      '-B',
      goal,
      `-Dartifact=dev.screwbox:${artifact}:${version}`,
      `-DoutputDirectory=${CACHE}`,
    ],
    {encoding: 'utf8'},
  );
  if (status !== 0 || !existsSync(jar)) {
    throw new Error(
      `Maven cannot fetch dev.screwbox:${artifact}:${version}. Pass the jar of the release: ` +
        `--engine screwbox-core-${version}.jar\n${stdout ?? ''}`,
    );
  }
  return jar;
}

/**
 * Finds the engine that programs run on.
 *
 * @param jars jars of a release, separated as in a class path; if undefined, Maven fetches the release
 * @param release the release that Maven fetches; also the version of jars that have none in their name
 * @throws if a jar is missing, or Maven cannot fetch it
 */
export function findEngine(jars: string | undefined, release: string): Engine {
  if (jars === undefined) {
    return {
      version: release,
      jars: ['screwbox-core', 'screwbox-tiled'].map((artifact) => fetchJar(artifact, release)),
    };
  }
  const files = jars.split(path.delimiter).map((file) => path.resolve(file));
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`--engine names ${missing}, which does not exist.`);
  const version = /screwbox-core-(\d[\w.-]*)\.jar/.exec(jars)?.[1];
  return {version: version ?? release, jars: files};
}
