import {cpSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const layers = path.resolve(__dirname, '../fixtures/authors');

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
