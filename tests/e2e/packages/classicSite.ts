import {packedSite} from '../../server/packedSite';

/** Longest that building the site may take, in milliseconds. */
export const BUILD_TIME = 600_000;

/**
 * A site of Docusaurus's classic template outside of the workspace, with docs versions, two docs
 * instances, a blog and two languages, that the packed plugins are installed in.
 *
 * @returns its build folder
 */
export const classicSite = (bundler: 'rspack' | 'webpack' = 'rspack'): Promise<string> =>
  packedSite({
    fixture: 'packed-site',
    plugins: ['base-url-banner', 'announcement-bar', 'legal-pages', 'search'],
    bundler,
  });
