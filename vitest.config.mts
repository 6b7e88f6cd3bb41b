import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const stub = (name: string) => fileURLToPath(new URL(`tests/stubs/${name}`, import.meta.url));

/** What only exists inside a Docusaurus build is replaced by small stand-ins. */
const alias = [
  {find: '@docusaurus/Translate', replacement: stub('Translate.tsx')},
  {find: '@docusaurus/Link', replacement: stub('Link.tsx')},
  {find: '@docusaurus/Head', replacement: stub('Head.tsx')},
  {find: '@docusaurus/useDocusaurusContext', replacement: stub('useDocusaurusContext.ts')},
  {find: '@docusaurus/ExecutionEnvironment', replacement: stub('ExecutionEnvironment.ts')},
  {find: '@docusaurus/router', replacement: 'react-router'},
];

/** Starting threads and processes, and compiling what they run, takes many seconds on a busy machine. */
const UNIT_TIMEOUT = 60_000;

export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: UNIT_TIMEOUT,
          include: [
            'plugins/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/server/**/*.test.ts',
            'tests/specification/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: [stub('webStorage.ts')],
          testTimeout: UNIT_TIMEOUT,
          include: [
            'plugins/*/src/**/*.test.tsx',
            'src/**/*.test.tsx',
            'tests/specification/**/*.test.tsx',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          environment: 'node',
          testTimeout: UNIT_TIMEOUT,
          include: ['bench/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          environment: 'node',
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'full',
          environment: 'node',
          include: ['tests/full/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
