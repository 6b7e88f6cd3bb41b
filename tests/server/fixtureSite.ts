import {createHash} from 'node:crypto';
import path from 'node:path';
import {cachedBuild} from './cachedBuild';
import {docusaurusCli} from './docusaurusCli';
import {pluginSources} from './pluginSources';
import {runCommand} from './runToEnd';

const root = path.resolve(__dirname, '../..');

export interface FixtureSite {
  /** Folder below `tests/fixtures` that holds a Docusaurus site. */
  name: string;
  /** Plugins of this repository that the site uses: a change in them builds it again. */
  plugins: string[];
  /** Environment the site's configuration reads. */
  env?: Record<string, string>;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Builds a fixture site, or takes the build of an earlier run when nothing it is made of has changed.
 * @returns its build folder
 * @throws Error with the build's output when it fails
 */
export function fixtureSite({name, plugins, env = {}}: FixtureSite): Promise<string> {
  const site = `tests/fixtures/${name}`;
  const cli = docusaurusCli(root);
  return cachedBuild({
    group: name,
    variant: digest(JSON.stringify(env)),
    sources: [site, ...plugins.flatMap(pluginSources)],
    build: async (out) => {
      const args = [cli, 'build', path.join(root, site), '--out-dir', out];
      await runCommand(process.execPath, args, {cwd: root, env});
    },
  });
}
