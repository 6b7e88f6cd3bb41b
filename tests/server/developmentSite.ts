import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {startDevServer} from './devServer';

const root = path.resolve(__dirname, '../..');
// Copies are next to the fixtures, so that their relative paths to the plugins work.
const sites = path.join(root, 'tests/fixtures/.development-sites');

export interface DevelopmentSite {
  origin: string;
  read: (file: string) => string;
  save: (file: string, text: string) => void;
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the development server on a copy of a fixture site, and waits for its first compilation.
 * @throws Error with the server's output if it exits earlier
 */
export async function startDevelopmentSite(fixture: string): Promise<DevelopmentSite> {
  mkdirSync(sites, {recursive: true});
  const dir = mkdtempSync(path.join(sites, `${fixture}-`));
  cpSync(path.join(root, 'tests/fixtures', fixture), dir, {recursive: true});
  const server = await startDevServer(dir);
  return {
    origin: server.origin,
    read: (file) => readFileSync(path.join(dir, file), 'utf8'),
    save: (file, text) => writeFileSync(path.join(dir, file), text),
    output: server.output,
    stop: async () => {
      await server.stop();
      rmSync(dir, {recursive: true, force: true});
    },
  };
}
