import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PLUGIN_NAME} from '../../../plugins/search/src';
import {BUNDLE_RECORD, type BundleRecord} from './BundleRecord';

/** Modules used only by the search page: its component and the data of its route. */
const SEARCH_PAGE = [
  'plugins/search/src/theme/SearchPage/index.tsx',
  `.docusaurus/${PLUGIN_NAME}/`,
];

const SEARCH_CHUNK = 'search-';

interface Chunk {
  name?: string | null;
  files: Iterable<string>;
}

/** The parts of a compilation that webpack and Rspack share. */
interface Compilation {
  chunkGroups: Iterable<{name?: string | null; chunks: Chunk[]}>;
  chunkGraph: {getChunkModulesIterable(chunk: Chunk): Iterable<object>};
}

interface Compiler {
  hooks: {afterEmit: {tap(name: string, work: (compilation: Compilation) => void): void}};
}

/** Returns the folder, relative to the site, of the package that a source file belongs to, if any. */
function packageFolder(file: string, siteDir: string): string | undefined {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(relative)?.[0];
}

/** Returns the source files of a module. Several modules may be concatenated into one. */
function sourcesOf(module: object): string[] {
  if ('modules' in module && Array.isArray(module.modules))
    return module.modules.flatMap((part: object) => sourcesOf(part));
  if ('resource' in module && typeof module.resource === 'string') return [module.resource];
  // Extracted styles only have a name, but no resource.
  if ('nameForCondition' in module && typeof module.nameForCondition === 'function')
    return [
      String((module as {nameForCondition: () => string | undefined}).nameForCondition() ?? ''),
    ];
  return [];
}

function recordOf(compilation: Compilation, siteDir: string): BundleRecord {
  const packages = new Set<string>();
  const searchFiles = new Set<string>();
  const groups: [string, string[]][] = [];
  for (const group of compilation.chunkGroups) {
    const sourcesIn = (chunks: readonly Chunk[]) =>
      chunks.flatMap((chunk) =>
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(sourcesOf),
      );
    for (const source of sourcesIn(group.chunks)) {
      const folder = packageFolder(source, siteDir);
      if (folder) packages.add(folder);
    }
    const files = group.chunks.flatMap((chunk) => [...chunk.files]).sort();
    // Ignores shared chunks, whose name differs from the group's, because modules of the search are in chunks that all
    // pages with a search box share.
    const own = sourcesIn(group.chunks.filter(({name}) => (name ?? '') === (group.name ?? '')));
    const holds = (start: string) =>
      own.some((source) => source.startsWith(path.join(siteDir, start)));
    if (!group.name || group.name.startsWith(SEARCH_CHUNK)) {
      if (holds('plugins/search/src/')) for (const file of files) searchFiles.add(file);
    } else {
      // The other named groups belong to routes, and may also contain modules of the search. Only the files of the
      // search page count as search files.
      groups.push([group.name, files]);
      if (SEARCH_PAGE.some(holds)) for (const file of files) searchFiles.add(file);
    }
  }
  return {
    packages: [...packages].sort(),
    groups: Object.fromEntries(groups.sort(([one], [other]) => (one < other ? -1 : 1))),
    searchFiles: [...searchFiles].sort(),
  };
}

export default function recordBundles({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'record-bundles',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply: (compiler: Compiler) =>
                  compiler.hooks.afterEmit.tap('record-bundles', (compilation) => {
                    const record = recordOf(compilation, siteDir);
                    mkdirSync(generatedFilesDir, {recursive: true});
                    const file = path.join(generatedFilesDir, BUNDLE_RECORD);
                    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
                  }),
              },
            ],
          },
  };
}
