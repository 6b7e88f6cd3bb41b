import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {cardOf, dataOf} from './dataOf';
import {picturesOf, readExamples} from './readExamples';
import {readSheets, SHEETS_FOLDER} from './readSheets';
import {readRecord} from './RunRecord';
import {SERVED_EXAMPLES, serveExamples} from './serveExamples';

const NAME = 'site-examples';
const GALLERY = 'examples';
/**
 * Number of programs that share a data module. Every page of the site lists the modules of all routes, at about 35
 * bytes each. The data of twelve programs takes about 6 kB.
 */
const PROGRAMS_OF_MODULE = 12;

function titlesOf(allContent: AllContent, baseUrl: string): Map<string, string> {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  return new Map(
    docs
      .flatMap(({loadedVersions}) => loadedVersions)
      .flatMap((version) => version.docs)
      .map(({permalink, title}) => [
        `/${permalink.slice(baseUrl.length).replace(/\/$/, '')}`,
        title,
      ]),
  );
}

/**
 * Adds the gallery of the programs in `examples/gallery`, and a page for each program. `exampleFiller` shows the
 * programs on other pages.
 */
export default function pluginExamples({siteDir, baseUrl}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'examples');
  const examples = [...readExamples(folder).values()];
  const stages = Object.values(readRecord(folder, 'stages')).flatMap((entry) => [
    ...picturesOf(path.join(folder, 'pictures'), entry, '').files,
  ]);
  const sheets = Object.values(readSheets(folder)?.sheets ?? {}).flatMap((sheet) => [
    ...picturesOf(path.join(folder, SHEETS_FOLDER), sheet, '').files,
  ]);
  const others = new Map([...stages, ...sheets]);
  return {
    name: NAME,
    getPathsToWatch: () => ['examples/gallery/*.java', 'examples/records/gallery.json'],
    async allContentLoaded({allContent, actions: {addRoute, createData}}) {
      const titles = titlesOf(allContent, baseUrl);
      const moduleOf = async (name: string, data: unknown): Promise<string> => {
        await createData(`${name}.json`, JSON.stringify(data));
        return `@generated/${NAME}/default/${name}.json`;
      };
      const data = examples.map((example) => dataOf(example, titles));
      const shown = new Map(data.map((program) => [program.slug, program]));
      serveExamples(folder, path.join(siteDir, SERVED_EXAMPLES), examples, shown, others);
      for (let from = 0; from < data.length; from += PROGRAMS_OF_MODULE) {
        const ofModule = data.slice(from, from + PROGRAMS_OF_MODULE);
        const programs = await moduleOf(`programs-${from / PROGRAMS_OF_MODULE + 1}`, ofModule);
        for (const {slug} of ofModule)
          addRoute({
            path: `${baseUrl}${GALLERY}/${slug}`,
            component: '@site/src/components/examples/ExamplePage/index.tsx',
            modules: {programs},
            exact: true,
          });
      }
      addRoute({
        path: `${baseUrl}${GALLERY}`,
        component: '@site/src/components/examples/GalleryPage/index.tsx',
        modules: {cards: await moduleOf('gallery', examples.map(cardOf))},
        exact: true,
      });
    },
  };
}
