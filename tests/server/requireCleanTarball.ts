import {statSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {runCommand} from './runToEnd';

const root = path.resolve(__dirname, '../..');
const TYPES = 'node_modules/@arethetypeswrong/cli/dist/index.js';

const MOST_BYTES = 300_000;
/** Maximum size of an unpacked package in bytes. */
const MOST_UNPACKED = 900_000;

const SHIPPED =
  /^(lib|locales|loaders|bin|src\/theme)\/|^(LICENSE|package\.json|[A-Z]+\.md|docs\/[\w-]+\.md|legal\.operator\.\w+\.json)$/;
const OF_TESTS = /\.test\.|(^|\/)(fixtures|__tests__|__fixtures__|bench)\//;

export function tarballFaults(files: string[], bytes: number, unpacked = bytes): string[] {
  return [
    ...files
      .filter((file) => !SHIPPED.test(file) || OF_TESTS.test(file))
      .map((file) => `${file} must not be shipped`),
    ...(bytes > MOST_BYTES ? [`it has ${bytes} bytes, more than ${MOST_BYTES}`] : []),
    ...(unpacked > MOST_UNPACKED
      ? [`it unpacks to ${unpacked} bytes, more than ${MOST_UNPACKED}`]
      : []),
  ];
}

async function publintFaults(folder: string): Promise<string[]> {
  const {messages, pkg} = await publint({
    pkgDir: folder,
    level: 'warning',
    strict: true,
    pack: false,
  });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * Checks the files, the sizes and the entry points of a package before it is published.
 *
 * @param folder unpacked tarball
 * @throws Error that lists all problems
 */
export async function requireCleanTarball(tarball: string, folder: string): Promise<void> {
  const files = filesBelow(folder);
  const unpacked = files
    .map((file) => statSync(path.join(folder, file)).size)
    .reduce((sum, size) => sum + size, 0);
  const faults = [
    ...tarballFaults(files, statSync(tarball).size, unpacked),
    ...(await publintFaults(folder)),
  ];
  if (faults.length > 0) throw new Error(`${path.basename(tarball)}:\n  ${faults.join('\n  ')}`);
}

/** @throws Error if a module system cannot resolve the types of a package */
export async function requireResolvableTypes(tarball: string): Promise<void> {
  // Ignores `cjs-resolves-to-esm`, because modules for browsers are only available as ES modules.
  const types = [TYPES, tarball, '--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm'];
  await runCommand(process.execPath, types, {cwd: root});
}
