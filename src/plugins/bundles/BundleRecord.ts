import {readFileSync} from 'node:fs';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

export interface BundleRecord {
  packages: string[];
  /** Scripts and styles of each named chunk group, relative to the build folder, sorted. */
  groups: Record<string, string[]>;
  /** Scripts and styles of the search and its page, relative to the build folder, sorted. */
  searchFiles: string[];
}

export const BUNDLE_RECORD = 'bundle-record.json';

/** @throws Error if there is no record */
export function readBundleRecord(siteDir: string): BundleRecord {
  const file = path.join(siteDir, GENERATED_FILES_DIR_NAME, BUNDLE_RECORD);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BundleRecord;
  } catch (error) {
    throw new Error(
      `There is no record of the bundles at .docusaurus/${BUNDLE_RECORD}. Run "npm run build".`,
      {cause: error},
    );
  }
}
