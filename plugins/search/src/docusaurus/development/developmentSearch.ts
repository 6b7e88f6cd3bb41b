import path from 'node:path';
import logger from '@docusaurus/logger';
import {INDEX_FOLDER} from '../partitions/partitions';
import {PLUGIN_NAME} from '../../names';
import type {SearchedSite} from '../content/SearchedSite';
import {afterFirstCompilation} from './afterFirstCompilation';
import {writeDevelopmentIndexes} from './writeDevelopmentIndexes';

/**
 * The search of the development server. Its indexes are written once the bundler has compiled the site for
 * the first time.
 */
export function developmentSearch(generatedFilesDir: string, baseUrl: string) {
  const outDir = path.join(generatedFilesDir, PLUGIN_NAME, INDEX_FOLDER);
  const indexing = afterFirstCompilation(PLUGIN_NAME, (error) =>
    logger.error(`${PLUGIN_NAME}: the development server has no search: ${String(error)}`),
  );
  return {
    folder: outDir,
    write: (site: SearchedSite): Promise<void> =>
      indexing.run(async () => void (await writeDevelopmentIndexes(site, outDir))),
    serve: <Settings extends {plugins: object[]}>(settings: Settings) => ({
      ...settings,
      devServer: {
        static: [{directory: outDir, publicPath: `${baseUrl}${INDEX_FOLDER}`, watch: false}],
      },
      plugins: [...settings.plugins, indexing.plugin],
    }),
  };
}
