import {cpSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const layers = path.join(root, 'tests/fixtures/authors');
const sites = path.join(root, 'tests/fixtures/.authors-sites');

/**
 * Creates the small site of `tests/fixtures/authors/base`, which uses the site's rules for authors.
 * An existing folder is replaced.
 */
export function createAuthorsSite(name: string): string {
  const site = path.join(sites, name);
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  cpSync(path.join(layers, 'base'), site, {recursive: true});
  return site;
}

export function addFault(site: string, fault: string): void {
  cpSync(path.join(layers, fault), site, {recursive: true, force: true});
}

export function filesOfFault(fault: string): string[] {
  return readdirSync(path.join(layers, fault), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(path.join(layers, fault), path.join(entry.parentPath, entry.name)),
    );
}

export const fixedText = (fault: string): string => `What was ${fault} is mended.`;

export function fixFault(site: string, fault: string): void {
  const text = `---\ntitle: Mended\n---\n\n${fixedText(fault)}\n\n{/* truncate */}\n\nThe rest.\n`;
  for (const file of filesOfFault(fault)) writeFileSync(path.join(site, file), text);
}

export function removeFault(site: string, fault: string): void {
  for (const file of filesOfFault(fault)) rmSync(path.join(site, file));
}
