import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheVersion} from '../../build-cache/cacheVersion';
import {packProject} from './packProject';
import {projectFiles} from './projectFiles';
import {readStages} from './readStages';
import {stagesFolder, TUTORIALS} from './tutorials';

/**
 * Packs the games of the tutorials as they are at the start and at the end, for readers to download,
 * and has the pages compiled again when a stage changes. The code blocks come from `stageFiller`.
 */
export default function pluginTutorials({siteDir}: LoadContext): Plugin {
  const examples = path.join(siteDir, 'examples');
  const games = TUTORIALS.map((tutorial) => ({
    tutorial,
    stages: readStages(stagesFolder(examples, tutorial)),
  }));
  return {
    name: 'tutorials',
    configureWebpack: (config) =>
      cacheVersion(
        config,
        'stages',
        JSON.stringify(games.map(({stages}) => stages.map((sources) => [...sources]))),
      ),
    async postBuild({outDir}) {
      const downloads = path.join(outDir, 'downloads');
      mkdirSync(downloads, {recursive: true});
      for (const {tutorial, stages} of games) {
        const {name} = tutorial;
        for (const [time, sources] of [
          ['start', stages.at(0)],
          ['finished', stages.at(-1)],
        ] as const) {
          const files = await projectFiles(examples, tutorial, sources ?? new Map());
          writeFileSync(path.join(downloads, `${name}-${time}.zip`), packProject(name, files));
        }
      }
    },
  };
}
