import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface PackageLicense {
  name: string;
  version: string;
  license: string;
  text: string;
}

/** Licenses that allow the site to bundle the code and distribute it with the notice. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MPL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);
/** Copyright holders of packages without a license file, as named in their repositories. */
const COPYRIGHT_HOLDERS: Partial<Record<string, string>> = {
  infima: 'Facebook, Inc. and its affiliates.',
};
const LICENSE_FILE = /^(licen[cs]e|copying)([.-].*)?$/i;

interface PackageJson {
  name?: string;
  version?: string;
  license?: string | {type?: string};
  licenses?: {type?: string}[];
  author?: string | {name?: string};
}

function readText(folder: string): string | undefined {
  const file = readdirSync(folder)
    .sort()
    .find((name) => LICENSE_FILE.test(name));
  return file === undefined ? undefined : readFileSync(path.join(folder, file), 'utf8').trim();
}

/** Returns the license section of a package's README. Used for packages without a license file. */
function readmeSection(folder: string): string | undefined {
  const readme = readdirSync(folder).find((name) => /^readme(\.|$)/i.test(name));
  if (readme === undefined) return undefined;
  const text = readFileSync(path.join(folder, readme), 'utf8');
  return /^#+\s*(?:licen[cs]e|copying)[^\n]*\n+([\s\S]+?)(?=^#|$(?![\s\S]))/im
    .exec(text)?.[1]
    ?.trim();
}

function mitText(author: string): string {
  return `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}

/** @throws Error if the license is not stated, not accepted, or has no text */
export function licenseOf(siteDir: string, folder: string): PackageLicense {
  const dir = path.join(siteDir, folder);
  const manifest = path.join(dir, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${folder} is bundled but has no package.json.`);
  const stated = JSON.parse(readFileSync(manifest, 'utf8')) as PackageJson;
  const name = stated.name ?? folder;
  const license =
    typeof stated.license === 'string'
      ? stated.license
      : (stated.license?.type ?? stated.licenses?.[0]?.type);
  if (!license)
    throw new Error(`${name} (${folder}) states no license. Replace it, or ask its authors.`);
  const choices = license.replace(/[()]/g, '').split(/\s+OR\s+/);
  const chosen = choices.find((choice) => ACCEPTED.has(choice));
  if (!chosen)
    throw new Error(
      `${name} (${folder}) is under "${license}", which is not among the accepted licenses: ${[...ACCEPTED].join(', ')}. Replace it, or accept the license in scripts/licenses/licenseOf.ts after reading it.`,
    );
  const author = typeof stated.author === 'string' ? stated.author : stated.author?.name;
  const holder = COPYRIGHT_HOLDERS[name] ?? author;
  const text =
    readText(dir) ??
    readmeSection(dir) ??
    (chosen === 'MIT' && holder ? mitText(holder) : undefined);
  if (!text)
    throw new Error(
      `${name} (${folder}) is under ${chosen} but contains no license text, which must be distributed with it.`,
    );
  return {name, version: stated.version ?? '', license: chosen, text};
}
