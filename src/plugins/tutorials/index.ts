import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packProject} from './packProject';
import {projectFiles} from './projectFiles';
import {readSolutions, readStages} from './readStages';
import {solutionsFolder, stagesFolder, TUTORIALS} from './tutorials';

/**
 * Packs the tutorial games for download: the initial project, the result of each stage, and the finished game.
 * `stageFiller` fills the code blocks.
 */
export default function pluginTutorials({siteDir}: LoadContext): Plugin {
  const examples = path.join(siteDir, 'examples');
  const games = TUTORIALS.map((tutorial) => {
    const stages = readStages(stagesFolder(examples, tutorial));
    const solutions = readSolutions(solutionsFolder(examples, tutorial), stages);
    return {tutorial, stages, solutions};
  });
  return {
    name: 'tutorials',
    async postBuild({outDir}) {
      const downloads = path.join(outDir, 'downloads');
      mkdirSync(downloads, {recursive: true});
      for (const {tutorial, stages} of games) {
        const {name} = tutorial;
        const last = stages.length - 1;
        for (const [index, sources] of stages.entries()) {
          const archive = packProject(name, await projectFiles(examples, tutorial, sources));
          const times = [
            index === 0 ? 'start' : `${index + 1}`,
            ...(index === last ? ['finished'] : []),
          ];
          times.forEach((time) =>
            writeFileSync(path.join(downloads, `${name}-${time}.zip`), archive),
          );
        }
      }
    },
  };
}
