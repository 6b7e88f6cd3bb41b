import {readdirSync, readFileSync} from 'node:fs';
import os from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const stub = (name: string) => file(`tests/stubs/${name}`);

/** Replacements for modules that only exist in a Docusaurus build, and the sources of built entries. */
const alias = [
  {
    find: '@screwbox/docusaurus-search/engine',
    replacement: file('plugins/search/src/core/query/openIndex.ts'),
  },
  {
    find: '@screwbox/docusaurus-search/node',
    replacement: file('plugins/search/src/node/index/buildIndex.ts'),
  },
  {find: '@docusaurus/Translate', replacement: stub('Translate.tsx')},
  {find: '@docusaurus/Link', replacement: stub('Link.tsx')},
  {find: '@docusaurus/Head', replacement: stub('Head.tsx')},
  {find: '@docusaurus/useDocusaurusContext', replacement: stub('useDocusaurusContext.ts')},
  {find: '@docusaurus/ExecutionEnvironment', replacement: stub('ExecutionEnvironment.ts')},
  {find: '@docusaurus/router', replacement: 'react-router'},
  {
    find: '@generated/docusaurus-search/default/index-digest.json',
    replacement: stub('indexDigest.ts'),
  },
  {find: '@docusaurus/useIsBrowser', replacement: stub('useIsBrowser.ts')},
  {find: /^@theme\/(?:Heading|Layout)$/, replacement: stub('ThemeComponent.tsx')},
  {find: '@docusaurus/Interpolate', replacement: stub('Interpolate.ts')},
  {find: /^@theme\/(Search\w+)$/, replacement: file('plugins/search/src/theme/$1')},
  {
    find: /^@generated\/(?:routes|docusaurus-search\/default\/partitions\.json)$/,
    replacement: stub('emptyList.ts'),
  },
];

/** Starting threads and processes, and compiling their code, takes many seconds on a busy machine. */
const UNIT_TIMEOUT = 60_000;

const UNITS = [
  ...readdirSync('plugins').map((plugin) => `plugins/${plugin}/src`),
  'scripts',
  'src',
  'tests/server',
  'tests/specification',
];

/**
 * Test files that replace modules, or that start processes or threads. They cannot share modules and process
 * with others.
 */
const APART =
  /\bvi\.(doMock|mock|resetModules)\(|from '(node:child_process|node:worker_threads|esbuild)'|commands'/;

const unitTests = (extension: string) =>
  UNITS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith(`.test.${extension}`) && !file.includes('.property.'))
      .map((file) => `${folder}/${file}`),
  );
const isApart = (file: string) => APART.test(readFileSync(file, 'utf8'));

/**
 * Two projects of unit tests: one for tests that share modules, environment and process, and one for tests
 * that cannot.
 *
 * @param cleaning setup files that reset a shared environment for the next file
 */
const unitProjects = (
  name: string,
  extension: string,
  environment: string,
  setupFiles: string[] = [],
  cleaning: string[] = [],
) => {
  const files = unitTests(extension);
  const shared = {environment, testTimeout: UNIT_TIMEOUT};
  return [
    {
      name,
      include: files.filter((file) => !isApart(file)),
      isolate: false,
      setupFiles: [...setupFiles, ...cleaning],
    },
    // Contexts of one process isolate a document faster than processes do.
    {
      name: `${name}-apart`,
      include: files.filter(isApart),
      setupFiles,
      ...(environment === 'jsdom' && {pool: 'vmForks' as const}),
    },
  ].map((project) => ({extends: true as const, test: {...shared, ...project}}));
};

const project = (
  name: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'],
) => ({
  extends: true as const,
  test: {name, include, ...options},
});

export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias},
  test: {
    pool: 'forks',
    // With a single worker, Vitest runs all files of a project with `vmForks` in the same context.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    experimental: {fsModuleCache: true},
    projects: [
      ...unitProjects('node', 'ts', 'node'),
      ...unitProjects('dom', 'tsx', 'jsdom', [stub('webStorage.ts')], [stub('cleanDocument.ts')]),
      project('properties', ['tests/properties/*.test.ts', '{plugins,src}/**/*.property.test.ts'], {
        setupFiles: ['tests/properties/setUp.ts'],
        // Limits the memory for an input, in megabytes. The time is also limited.
        execArgv: ['--max-old-space-size=256'],
        testTimeout: process.env.TEST_FULL ? 600_000 : UNIT_TIMEOUT,
      }),
      project('bench', ['bench/**/*.test.ts'], {testTimeout: UNIT_TIMEOUT}),
      project('content', ['tests/content/**/*.test.ts'], {
        testTimeout: 300_000,
        hookTimeout: 300_000,
      }),
      project('site', ['tests/site/**/*.test.ts'], {testTimeout: 300_000, hookTimeout: 600_000}),
      ...['full', 'commands'].map((name) =>
        project(name, [`tests/${name}/*.test.ts`], {testTimeout: 600_000, hookTimeout: 1_800_000}),
      ),
    ],
  },
});
