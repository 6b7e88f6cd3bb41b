import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {buildDependencies} from '@screwbox/shared/bundler/buildDependencies';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Files and folders that affect pages but are not imported by them. */
const SOURCES = [
  'docs/reference/glossary.md',
  'engine-api',
  'examples/first-game',
  'examples/gallery',
  'examples/pictures',
  'examples/records',
  'examples/second-game',
  'src/config',
  'src/markdown',
  'src/plugins',
  'src/preset',
];

const pluginSources = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, 'plugins')).map((name) => `plugins/${name}/src`);

export default function siteBuildDependencies({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-build-dependencies',
    configureWebpack(config) {
      const files = [...SOURCES, ...pluginSources(siteDir)]
        .map((source) => path.join(siteDir, source))
        .flatMap((source) =>
          statSync(source).isDirectory()
            ? filesBelow(source).map((file) => path.join(source, file))
            : [source],
        );
      return buildDependencies(config, files);
    },
  };
}
