import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {SUGGESTIONS_CHUNK} from '../../../plugins/search/src';
import {readBundleRecord} from './BundleRecord';
import recordBundles from './recordBundles';

type Arguments = Parameters<NonNullable<Plugin['configureWebpack']>>;

interface Chunk {
  name?: string;
  files: string[];
  modules: object[];
}
interface Group {
  name?: string;
  chunks: Chunk[];
}

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'bundles-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const configure = () => {
  const context = {siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus')};
  const {configureWebpack} = recordBundles(context as LoadContext);
  const [config, utils] = [{}, {}] as [Arguments[0], Arguments[2]];
  return configureWebpack?.(config, false, utils, undefined);
};

function recordOf(...chunkGroups: Group[]) {
  const compilation = {
    chunkGroups,
    chunkGraph: {getChunkModulesIterable: ({modules}: Chunk) => modules},
  };
  const tap = (_name: string, work: (done: typeof compilation) => void) => work(compilation);
  const plugins = configure()?.plugins as unknown as [{apply: (compiler: object) => void}];
  plugins[0].apply({hooks: {afterEmit: {tap}}});
  return readBundleRecord(siteDir);
}

const at = (file: string) => path.join(siteDir, file);
const moduleOf = (file: string) => ({resource: at(file)});

const named = (name: string, file: string, modules: object[]): Group => ({
  name,
  chunks: [{name, files: [file], modules}],
});

describe('The record of the bundles', () => {
  it('lists the packages of all modules, including concatenated ones and extracted styles', () => {
    const joined = {modules: [moduleOf('node_modules/react/index.js'), moduleOf('src/a.ts')]};
    const styles = {nameForCondition: () => at('node_modules/infima/a.css')};
    const modules = [joined, styles, {nameForCondition: () => undefined}, {}];
    const {packages} = recordOf({name: 'main', chunks: [{files: [], modules}]});
    expect(packages).toEqual(['node_modules/infima', 'node_modules/react']);
  });

  it('lists the files with modules of the search, but from routes only the files of the search page', () => {
    const modules = [
      moduleOf('node_modules/comlink/comlink.mjs'),
      moduleOf('plugins/search/src/browser/search.worker.ts'),
    ];
    const others = [moduleOf('plugins/search/src-of-another/a.ts')];
    const page = [moduleOf('plugins/search/src/theme/SearchPage/index.tsx'), ...modules];
    const data = [moduleOf('.docusaurus/docusaurus-search/default/__plugin.json')];
    const {searchFiles, groups} = recordOf(
      {chunks: [{files: ['worker.js'], modules}]},
      named(SUGGESTIONS_CHUNK, 'suggestions.js', modules),
      named('main', 'main.js', modules),
      named('1a4e3797', 'page.js', page),
      named('6a49998b', 'data.js', data),
      {chunks: [{files: ['other.js'], modules: others}]},
    );
    expect(searchFiles).toEqual(['data.js', 'page.js', 'suggestions.js', 'worker.js']);
    expect(Object.keys(groups)).toEqual(['1a4e3797', '6a49998b', 'main']);
  });

  it('does not count the files of other pages as search files, even if they share a module with the search box', () => {
    const settings = moduleOf('.docusaurus/docusaurus-search/default/settings.json');
    const frame = {name: 'frame', files: ['frame.js'], modules: [settings]};
    const {chunks: own} = named('6ca2d1f4', 'audio.js', [moduleOf('docs/audio.md')]);
    const {chunks: page} = named('1a4e3797', 'page.js', [
      moduleOf('plugins/search/src/theme/SearchPage/index.tsx'),
    ]);
    const {searchFiles} = recordOf(
      {name: '6ca2d1f4', chunks: [frame, ...own]},
      {name: '1a4e3797', chunks: [frame, ...page]},
      {chunks: [frame, {files: ['figure.js'], modules: [moduleOf('src/figure.ts')]}]},
    );
    expect(searchFiles).toEqual(['frame.js', 'page.js']);
  });
});
