import {statSync} from 'node:fs';
import path from 'node:path';
import {checksums} from './checksums';
import {runCommand} from './runToEnd';

const root = path.resolve(__dirname, '../..');
const PUBLINT = 'node_modules/publint/src/cli.js';
const TYPES = 'node_modules/@arethetypeswrong/cli/dist/index.js';

/** Most bytes of a tarball. */
const MOST_BYTES = 300_000;
/** Most bytes of all that it unpacks to. */
const MOST_UNPACKED = 900_000;

/** What a package ships, at its top. */
const SHIPPED =
  /^(lib|locales|loaders|bin|src\/theme)\/|^(LICENSE|package\.json|[A-Z]+\.md|docs\/[\w-]+\.md|legal\.operator\.\w+\.json)$/;
/** What only its tests need. */
const OF_TESTS = /\.test\.|(^|\/)(fixtures|__tests__|__fixtures__|bench)\//;
const EXPECTED = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'package.json',
  'lib/index.js',
  'lib/index.d.ts',
];

/** What `docusaurus swizzle --typescript` copies into a site has styles beside it, which sites compile, too. */
const SWIZZLED_STYLE = /^src\/theme\/.*\.css$/;

/** Types, which of a module that only hands on another one say the same as its code. */
const TYPES_OF_CODE = /\.d\.[cm]?ts$/;

/** Files with the same content as an earlier one of their kind. */
function copies(sums: Record<string, string>): string[] {
  const seen = new Map<string, string>();
  return Object.entries(sums).flatMap(([file, sum]) => {
    const content = `${TYPES_OF_CODE.test(file) ? 'types' : ''} ${sum}`;
    const earlier = seen.get(content);
    seen.set(content, earlier ?? file);
    return earlier === undefined || SWIZZLED_STYLE.test(file)
      ? []
      : [`${file} is ${earlier} again`];
  });
}

/** What is wrong with the files of a package, one problem a line. */
export function tarballFaults(
  sums: Record<string, string>,
  bytes: number,
  unpacked = bytes,
): string[] {
  const files = Object.keys(sums);
  return [
    ...EXPECTED.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files.filter((file) => !SHIPPED.test(file)).map((file) => `${file} is not to be shipped`),
    ...files.filter((file) => OF_TESTS.test(file)).map((file) => `${file} is for tests`),
    ...copies(sums),
    ...(bytes > MOST_BYTES ? [`it has ${bytes} bytes, more than ${MOST_BYTES}`] : []),
    ...(unpacked > MOST_UNPACKED
      ? [`it unpacks to ${unpacked} bytes, more than ${MOST_UNPACKED}`]
      : []),
  ];
}

/**
 * Checks what is about to be published: its files and size, and with publint and Are The Types Wrong what
 * package managers, bundlers and TypeScript make of it.
 *
 * @param folder holds what the tarball unpacks to
 * @throws Error that names each fault
 */
export async function requireCleanTarball(tarball: string, folder: string): Promise<void> {
  const sums = checksums(folder);
  const sizes = Object.keys(sums).map((file) => statSync(path.join(folder, file)).size);
  const unpacked = sizes.reduce((sum, size) => sum + size, 0);
  const faults = tarballFaults(sums, statSync(tarball).size, unpacked);
  if (faults.length > 0) throw new Error(`${path.basename(tarball)}:\n  ${faults.join('\n  ')}`);
  const node = (...args: string[]) => runCommand(process.execPath, args, {cwd: root});
  await node(PUBLINT, 'run', folder, '--strict', '--pack', 'false');
  // What runs in browsers, too, is an ES module alone.
  await node(TYPES, tarball, '--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm');
}
