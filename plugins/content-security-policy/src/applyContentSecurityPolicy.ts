import {existsSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {counted} from '@screwbox/shared/text/counted';
import {HOST_FILES} from './hosts/hostFiles';
import {hashedFolders, immutablePrefixes} from './hosts/immutablePrefixes';
import {withoutWrittenBlock} from './hosts/WrittenBlock';
import {applyToPage, type PageResult} from './html/applyToPage';
import {resolveOptions, type Options} from './options';
import {type LikelySource, refusedSources, type RefusedSource} from './refusedSources';
import {selectPages} from './selectPages';

export interface Summary {
  /** Number of pages with the policy. */
  pages: number;
  /** Number of different inline scripts on all pages. */
  scripts: number;
  /** Page with the largest policy. */
  largest: {file: string; bytes: number};
  /** XHTML pages, which get no policy because browsers parse them differently. */
  withoutPolicy: string[];
  /** Pages that a glob in the option `exclude` matches. */
  excluded: string[];
  /** Sources in the HTML that the policy refuses. */
  refused: RefusedSource[];
  /** Sources that scripts and style sheets probably load from, but the policy refuses. */
  likely: LikelySource[];
  /** Host files written, relative to the build folder. */
  written: string[];
  /** Host files that also contain the site's own lines. */
  merged: string[];
}

const TAG = /<[a-z!/?]/i;

/** @throws Error if the folder does not exist */
function filesOf(dir: string): string[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new Error(
      `docusaurus-content-security-policy: ${dir} is not a folder. Build the site first, or name its build folder.`,
    );
  return filesBelow(dir);
}

/** @throws Error if the page is not valid UTF-8 */
async function readPage(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch (cause) {
    throw new Error('is not UTF-8 text; save it as UTF-8, or leave it out of the build', {cause});
  }
}

/**
 * Writes the policy into every page of a built site, and writes the host files. Run it after all steps that change
 * HTML and before all steps that compute checksums. Running it again changes nothing.
 *
 * @throws Error if the folder is missing, a page cannot have the policy, or a host file of the site cannot be merged.
 * No file is changed in that case
 */
export async function applyContentSecurityPolicy(
  buildDir: string,
  options: Options = {},
): Promise<Summary> {
  const {baseUrl, directives, maxBytes, immutable, exclude, hostFiles, ...security} =
    resolveOptions(options);
  const files = filesOf(buildDir);
  const {pages, excluded} = selectPages(files, exclude);
  const results = new Map<string, PageResult>();
  const problems: string[] = [];
  for (const file of pages) {
    try {
      const html = await readPage(path.join(buildDir, file));
      if (!TAG.test(html)) continue;
      const result = await applyToPage(html, directives);
      results.set(file, result);
      if (result.bytes > maxBytes)
        problems.push(
          `${file} needs a policy of ${result.bytes} bytes, but only ${maxBytes} are allowed; use fewer inline scripts or raise maxBytes`,
        );
    } catch (error) {
      problems.push(`${file} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (problems.length > 0)
    throw new Error(
      `docusaurus-content-security-policy: ${problems.length} of ${counted(pages.length, 'page')} cannot have the policy:\n  ${problems.join('\n  ')}`,
    );

  if (results.size === 0)
    throw new Error(
      `docusaurus-content-security-policy: ${buildDir} contains no HTML file. Build the site first.`,
    );

  const prefixes = immutablePrefixes(files, immutable ?? hashedFolders(files));
  const written = hostFiles.map((host) => HOST_FILES[host].name);
  const hostTexts = new Map<string, string>();
  const merged: string[] = [];
  for (const {name, make, merge} of hostFiles.map((host) => HOST_FILES[host])) {
    const brought = files.includes(name) ? await readFile(path.join(buildDir, name), 'utf8') : '';
    try {
      hostTexts.set(name, merge(brought, make(baseUrl, security, prefixes)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`docusaurus-content-security-policy: ${name} ${why}.`, {cause: error});
    }
    if (withoutWrittenBlock(brought).text.trim() !== '') merged.push(name);
  }
  for (const [name, text] of hostTexts) await writeFile(path.join(buildDir, name), text);
  let largest = {file: '', bytes: 0};
  for (const [file, {html, bytes}] of results) {
    await writeFile(path.join(buildDir, file), html);
    if (bytes > largest.bytes) largest = {file, bytes};
  }
  return {
    pages: results.size,
    scripts: new Set([...results.values()].flatMap(({hashes}) => hashes)).size,
    largest,
    withoutPolicy: files.filter((file) => /\.(xhtml?|xht)$/i.test(file)),
    excluded,
    ...refusedSources(results),
    written,
    merged,
  };
}
