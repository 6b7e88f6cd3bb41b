import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {emittedScript} from './emittedScript';
import {scriptSource} from './inlineScript';

/**
 * Page from which the script's hash is computed. All pages have the same script, and Docusaurus always writes this
 * one.
 */
const PAGE = '404.html';

/**
 * Logs the source expression that allows the script, and writes it to a file if wanted.
 * @throws Error if the built page has no inline script
 */
export async function reportHash(outDir: string, hashFile: string | false): Promise<void> {
  const script = emittedScript(await readFile(path.join(outDir, PAGE), 'utf8'));
  if (script === undefined)
    throw new Error(
      `docusaurus-base-url-banner: ${PAGE} has no inline script. Something removes it after the build; make it keep scripts with the attribute data-base-url-banner.`,
    );
  const source = scriptSource(script);
  logger.info(
    `docusaurus-base-url-banner: script-src of a Content-Security-Policy needs ${logger.code(source)}.`,
  );
  if (hashFile === false) return;
  const file = path.join(outDir, hashFile);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${source}\n`);
}
