import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What the bundler put into the scripts that readers load. */
export interface BundleRecord {
  /** Folders of the packages, relative to the site, sorted: `node_modules/react`. */
  packages: string[];
  /** Scripts and styles of each named group of modules, relative to the build folder, sorted. */
  groups: Record<string, string[]>;
  /** Scripts and styles that the search and its page load, relative to the build folder, sorted. */
  searchFiles: string[];
}

/** Name of the record in the folder of files that Docusaurus generates. */
export const BUNDLE_RECORD = 'bundle-record.json';

/**
 * Reads the record of the last build.
 * @param siteDir folder of the site
 * @throws Error when there is none
 */
export function readBundleRecord(siteDir: string): BundleRecord {
  const file = path.join(siteDir, '.docusaurus', BUNDLE_RECORD);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BundleRecord;
  } catch (error) {
    throw new Error(
      `There is no record of the bundles at .docusaurus/${BUNDLE_RECORD}. Run "npm run build".`,
      {cause: error},
    );
  }
}
