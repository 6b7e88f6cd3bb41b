import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheVersion} from '../../build-cache/cacheVersion';
import {packProject} from './packProject';
import {projectFiles} from './projectFiles';
import {readStages} from './readStages';

const GAME = 'examples/first-game';

/**
 * Packs the game of the tutorial as it is at the start and at the end, for readers to download, and
 * has the pages compiled anew when a stage changes. The code blocks come from `stageFiller`.
 */
export default function pluginFirstGame({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, GAME);
  const stages = readStages(path.join(folder, 'stages'));
  return {
    name: 'first-game',
    configureWebpack: (config) =>
      cacheVersion(config, 'stages', JSON.stringify(stages.map((sources) => [...sources]))),
    postBuild({outDir}) {
      const downloads = path.join(outDir, 'downloads');
      mkdirSync(downloads, {recursive: true});
      for (const [name, sources] of [
        ['start', stages.at(0)],
        ['finished', stages.at(-1)],
      ] as const) {
        const files = projectFiles(folder, sources ?? new Map());
        writeFileSync(
          path.join(downloads, `first-game-${name}.zip`),
          packProject('first-game', files),
        );
      }
      return Promise.resolve();
    },
  };
}
