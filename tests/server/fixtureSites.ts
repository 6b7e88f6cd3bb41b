import {existsSync} from 'node:fs';
import path from 'node:path';
import {docusaurusCli} from './docusaurusCli';
import {buildPackedSite, type PackedSite} from './packedSite';
import {runCommand} from './runToEnd';

const root = path.resolve(__dirname, '../..');

export const BUILD_TIME = 600_000;

type Build = (out: string) => Promise<unknown>;

/**
 * Returns the build of a site below `tests/fixtures` that uses the source code of the plugins. Builds of the same
 * folder run concurrently, so each has a separate folder for generated files.
 */
const fromSource =
  (folder: string, env: Record<string, string> = {}): Build =>
  (out) =>
    runCommand(
      process.execPath,
      [docusaurusCli(root), 'build', path.join(root, 'tests/fixtures', folder), '--out-dir', out],
      {
        cwd: root,
        env: {
          ...env,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${path.basename(out)}`,
        },
      },
    );

export const EXAMPLE: PackedSite = {
  folder: 'examples/all-plugins',
  plugins: [
    'announcement-bar',
    'api-links',
    'base-url-banner',
    'content-security-policy',
    'legal-pages',
    'markdown-pages',
    'search',
  ],
  bundler: 'rspack',
};

/**
 * Docusaurus's classic template outside the workspace, with docs versions, two docs instances, a blog and two
 * languages. It uses the packed plugins.
 */
export const CLASSIC: PackedSite = {
  folder: 'tests/fixtures/packed-site',
  plugins: ['base-url-banner', 'announcement-bar', 'legal-pages', 'markdown-pages', 'search'],
  bundler: 'rspack',
  translations: process.env.TEST_FULL ? 'de' : undefined,
};

const FIXTURES = {
  /** A site below `/site/` with announcements and the base URL banner. */
  bars: fromSource('bars', {FIXTURE_BASE_URL: '/site/'}),
  /** A site that opens from disk: with the hash router, and every plugin that affects pages. */
  fromDisk: fromSource('hash-router'),
  /** A site that follows the system's color scheme, with two docs instances that have versions. */
  preferences: fromSource('preferences'),
  /** A site whose search also includes the site `workshop`. */
  shop: fromSource('two-sites'),
  workshop: fromSource('two-sites', {FIXTURE_SITE: 'workshop'}),
  classic: (out) => buildPackedSite(CLASSIC, out),
  example: (out) => buildPackedSite(EXAMPLE, out),
} satisfies Record<string, Build>;

export type FixtureName = keyof typeof FIXTURES;

const folderOf = (name: FixtureName): string =>
  path.join(root, 'node_modules/.cache/fixture-sites', name);

/** `classic` and `example` require packed plugins. */
export async function buildFixture(name: FixtureName): Promise<void> {
  await FIXTURES[name](folderOf(name));
}

export const fixtureNames = (): FixtureName[] => Object.keys(FIXTURES) as FixtureName[];

/**
 * Returns the build folder of a fixture site. The environment variable `EXAMPLE_BUILD` names a different folder for
 * `example`.
 *
 * @throws Error if it has not been built
 */
export function fixtureSite(name: FixtureName): string {
  const folder = (name === 'example' && process.env.EXAMPLE_BUILD) || folderOf(name);
  if (!existsSync(folder))
    throw new Error(`There is no fixture site "${name}". Run "npm run build:fixtures" first.`);
  return folder;
}
