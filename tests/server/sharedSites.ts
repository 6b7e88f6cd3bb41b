import {fixtureSite} from './fixtureSite';
import {packedSite} from './packedSite';

/** Longest that building one may take where that has not been done before, in milliseconds. */
export const BUILD_TIME = 600_000;

/** Plugins of the site that shows how all of them are set up. */
export const EXAMPLE = {
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
};

/** Fixture sites that several tests of `npm test` share, built before the browser starts; each gives its build folder. */
export const SHARED_SITES = {
  /** Below `/site/`, with announcements and the banner of the base URL. */
  bars: () =>
    fixtureSite({
      name: 'bars',
      plugins: ['base-url-banner', 'announcement-bar'],
      env: {FIXTURE_BASE_URL: '/site/'},
    }),
  /** Opens from disk: with the hash router, and every plugin that readers see. */
  fromDisk: () =>
    fixtureSite({
      name: 'hash-router',
      plugins: ['announcement-bar', 'base-url-banner', 'markdown-pages', 'search'],
    }),
  /** Follows the colors of the system; two docs instances with versions. */
  preferences: () => fixtureSite({name: 'preferences', plugins: ['search']}),
  /**
   * Of Docusaurus's classic template, outside the workspace, with docs versions, two docs instances, a blog
   * and two languages, that the packed plugins are installed in.
   */
  classic: (bundler: 'rspack' | 'webpack' = 'rspack') =>
    packedSite({
      folder: 'tests/fixtures/packed-site',
      plugins: ['base-url-banner', 'announcement-bar', 'legal-pages', 'markdown-pages', 'search'],
      bundler,
      translations: 'de',
    }),
  /** The site that shows how all plugins are set up; `EXAMPLE_BUILD` names the folder of another build of it. */
  example: () =>
    process.env.EXAMPLE_BUILD !== undefined
      ? Promise.resolve(process.env.EXAMPLE_BUILD)
      : packedSite({...EXAMPLE, bundler: 'rspack'}),
};
