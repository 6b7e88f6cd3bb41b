import {existsSync} from 'node:fs';
import path from 'node:path';
import {docusaurusCli} from './docusaurusCli';
import {buildPackedSite, type PackedSite} from './packedSite';
import {runCommand} from './runToEnd';

const root = path.resolve(__dirname, '../..');

/** Maximum time for building a site, in milliseconds. */
export const BUILD_TIME = 600_000;

type Build = (out: string) => Promise<unknown>;

/**
 * A site below `tests/fixtures` that uses the sources of the plugins. Builds of one folder run at the same
 * time, so each generates its files in its own folder.
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

/** The site that shows how all plugins are set up. */
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
 * languages. The packed plugins are installed in it.
 */
export const CLASSIC: PackedSite = {
  folder: 'tests/fixtures/packed-site',
  plugins: ['base-url-banner', 'announcement-bar', 'legal-pages', 'markdown-pages', 'search'],
  bundler: 'rspack',
  translations: 'de',
};

const FIXTURES = {
  /** Below `/site/`, with announcements and the banner of the base URL. */
  bars: fromSource('bars', {FIXTURE_BASE_URL: '/site/'}),
  /** Opens from disk: with the hash router, and every plugin that readers see. */
  fromDisk: fromSource('hash-router'),
  /** Follows the colors of the system; two docs instances with versions. */
  preferences: fromSource('preferences'),
  /** Also searches the site `workshop`. */
  shop: fromSource('two-sites'),
  workshop: fromSource('two-sites', {FIXTURE_SITE: 'workshop'}),
  classic: (out) => buildPackedSite(CLASSIC, out),
  example: (out) => buildPackedSite(EXAMPLE, out),
  /** Two builds of a site, for tests of the full run. */
  searched: fromSource('searched-site'),
  searchedLater: fromSource('searched-site', {FIXTURE_DOCS: 'later'}),
} satisfies Record<string, Build>;

export type FixtureName = keyof typeof FIXTURES;

/** Fixtures that only the full run needs. */
export const FULL_FIXTURES: readonly FixtureName[] = ['searched', 'searchedLater'];

const folderOf = (name: FixtureName): string =>
  path.join(root, 'node_modules/.cache/fixture-sites', name);

/** Builds a fixture site. `classic` and `example` need the packed plugins. */
export async function buildFixture(name: FixtureName): Promise<void> {
  await FIXTURES[name](folderOf(name));
}

export const fixtureNames = (): FixtureName[] => Object.keys(FIXTURES) as FixtureName[];

/**
 * Build folder of a fixture site. `EXAMPLE_BUILD` names another build of the example.
 *
 * @throws Error if it has not been built
 */
export function fixtureSite(name: FixtureName): string {
  const folder = (name === 'example' && process.env.EXAMPLE_BUILD) || folderOf(name);
  if (!existsSync(folder))
    throw new Error(`There is no fixture site "${name}". Run "npm run build:fixtures" first.`);
  return folder;
}
