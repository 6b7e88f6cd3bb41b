import {readdirSync} from 'node:fs';
import path from 'node:path';
import {cachedBuild} from '../../tests/server/cachedBuild';
import {docusaurusCli} from '../../tests/server/docusaurusCli';
import {pluginSources} from '../../tests/server/pluginSources';
import {runCommand} from '../../tests/server/runToEnd';

const root = path.resolve(__dirname, '../..');

/** A build that is measured. */
export interface BenchSite {
  name: string;
  dir: string;
  /** Whether the service worker for reading offline answers in place of the host. */
  serviceWorkers: 'allow' | 'block';
  /** Selector of what moves when suggestions change. */
  popup: string;
  /** Address of the search page for a query, without the query. */
  searchPage: string;
}

async function buildPeer(): Promise<string> {
  return cachedBuild({
    group: 'bench-easyops',
    variant: 'site',
    sources: [
      'docusaurus.config.ts',
      'sidebars.ts',
      'announcements',
      'docs',
      'blog',
      'scripts',
      'src',
      'static',
      'bench/experience/peer.config.ts',
      'bench/experience/peerPreset.ts',
      'engine-api',
      ...readdirSync(path.join(root, 'plugins'))
        .filter((plugin) => plugin !== 'search')
        .flatMap(pluginSources),
    ],
    build: async (out) => {
      const cli = docusaurusCli(root);
      const config = path.join(root, 'bench/experience/peer.config.ts');
      const args = [cli, 'build', root, '--config', config, '--out-dir', out];
      await runCommand(process.execPath, args, {cwd: root});
    },
  });
}

/**
 * This site as it was built last, with and without its service worker, and the same pages with the search that most
 * sites use, which has none.
 */
export async function benchSites(): Promise<BenchSite[]> {
  const popup = '[role=listbox], [role=status]';
  const ours = {dir: path.join(root, 'build'), popup, searchPage: '/search/?q='};
  return [
    {...ours, name: 'ours', serviceWorkers: 'allow'},
    {...ours, name: 'ours, no service worker', serviceWorkers: 'block'},
    {
      name: 'easyops',
      dir: await buildPeer(),
      serviceWorkers: 'allow',
      popup,
      searchPage: '/search?q=',
    },
  ];
}
