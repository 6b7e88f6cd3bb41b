import {spawnSync} from 'node:child_process';

/** Oldest Java release that snippets are checked with. */
const OLDEST = 17;
const PACKAGE = 'default-jdk-headless';

function javacVersion(): number | undefined {
  const {status, stdout, stderr} = spawnSync('javac', ['-version'], {encoding: 'utf8'});
  const version = /javac (\d+)/.exec(`${stdout}${stderr}`)?.[1];
  return status === 0 && version ? Number(version) : undefined;
}

function installsPackages(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && spawnSync('apt-get', ['--version']).status === 0;
}

function aptGet(...args: readonly string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 500_000,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
}

function installJdk(): void {
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', PACKAGE);
}

/**
 * Makes sure that `java` and `javac` can be run. On Debian, installs a missing JDK if the user has permission.
 *
 * @throws Error that says what to install, if there is no JDK of version 17 or newer
 */
export function requireJdk(): void {
  if (javacVersion() === undefined && installsPackages()) {
    installJdk();
  }
  const version = javacVersion();
  if (version === undefined || version < OLDEST) {
    const found = version === undefined ? 'there is no javac' : `javac has version ${version}`;
    throw new Error(
      `Java blocks of the documentation are compiled with a JDK, and ${found}. ` +
        `Install JDK ${OLDEST} or newer (Debian and Ubuntu: apt-get install ${PACKAGE}; ` +
        'elsewhere: https://adoptium.net) and put its bin folder on the PATH.',
    );
  }
}
