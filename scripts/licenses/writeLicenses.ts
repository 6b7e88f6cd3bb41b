import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readBundleRecord} from '../../src/plugins/bundles/BundleRecord';
import {readSheets} from '../../src/plugins/examples/readSheets';
import {licenseOf, type PackageLicense} from './licenseOf';
import {licensesText} from './licensesText';

const byName = (one: PackageLicense, other: PackageLicense) =>
  one.name < other.name ? -1 : Number(one.name > other.name);

/** Returns the licenses of the site's fonts. Each license file is next to its font. */
function fontLicenses(fontsDir: string): PackageLicense[] {
  const files = readdirSync(fontsDir);
  return files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => {
      const text = files.find(
        (name) =>
          name.endsWith('-LICENSE.txt') && file.startsWith(name.slice(0, -'-LICENSE.txt'.length)),
      );
      if (text === undefined)
        throw new Error(
          `static/fonts/${file} has no license. Put it next to the font as <family>-LICENSE.txt.`,
        );
      return {
        name: file,
        version: 'font',
        license: 'OFL-1.1',
        text: readFileSync(path.join(fontsDir, text), 'utf8').trim(),
      };
    });
}

/** Returns the engine's license if pages show overviews of its sprites, fonts and sounds. */
function engineLicense(siteDir: string): PackageLicense[] {
  const sheets = readSheets(path.join(siteDir, 'examples'));
  if (!sheets) return [];
  const text = readFileSync(path.join(import.meta.dirname, 'engine-LICENSE.txt'), 'utf8').trim();
  const name = 'ScrewBox, of which sheets show the sprites, fonts and sounds,';
  return [{name, version: sheets.engine, license: 'MIT', text}];
}

/**
 * Writes `licenses.txt` into the built site. It lists version, license and license text of every
 * package in the scripts and styles, of every font, and of the engine if pages show its assets.
 * Returns the number of listed works.
 * @throws Error that names every work whose license is missing, unknown or without a text
 */
export function writeLicenses(siteDir: string, buildDir: string): number {
  const problems: string[] = [];
  const licenses = readBundleRecord(siteDir)
    .packages.filter((folder) => !folder.includes('node_modules/@screwbox/'))
    .flatMap((folder) => {
      try {
        return [licenseOf(siteDir, folder)];
      } catch (error) {
        problems.push(`  ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
  if (problems.length > 0)
    throw new Error(`Licenses of what the site ships:\n${problems.join('\n')}`);
  const fonts = fontLicenses(path.join(siteDir, 'static/fonts'));
  const works = [...licenses, ...fonts, ...engineLicense(siteDir)].sort(byName);
  writeFileSync(path.join(buildDir, 'licenses.txt'), licensesText(works));
  return works.length;
}
