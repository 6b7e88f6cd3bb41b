import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Oldest Java release that the engine supports. */
const OLDEST = 21;

const FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', 'C:/Program Files/Java'];

export interface Jdk {
  readonly java: string;
  readonly javac: string;
  readonly version: number;
}

function jdkIn(bin: string): Jdk | undefined {
  const [java, javac] = ['java', 'javac'].map((name) => path.join(bin, name));
  if (java === undefined || javac === undefined) return undefined;
  const {status, stdout} = spawnSync(javac, ['-version'], {encoding: 'utf8'});
  const version = Number(/javac (\d+)/.exec(stdout ?? '')?.[1]);
  return status === 0 && version >= OLDEST ? {java, javac, version} : undefined;
}

/**
 * Finds a JDK in JAVA_HOME, in the PATH or in the system's folders.
 *
 * @throws if no JDK is new enough
 */
export function findJdk(env: NodeJS.ProcessEnv = process.env): Jdk {
  const installed = FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .flatMap((name) => [
        path.join(folder, name, 'bin'),
        path.join(folder, name, 'Contents/Home/bin'),
      ]),
  );
  const bins = [...(env.JAVA_HOME ? [path.join(env.JAVA_HOME, 'bin')] : []), '', ...installed];
  for (const bin of bins) {
    const jdk = bin === '' || existsSync(bin) ? jdkIn(bin) : undefined;
    if (jdk) return jdk;
  }
  throw new Error(
    `The engine needs a JDK of version ${OLDEST} or newer, and none was found in JAVA_HOME, in the ` +
      `PATH or in ${FOLDERS.join(', ')}. Install one (https://adoptium.net) and set JAVA_HOME to its folder.`,
  );
}
