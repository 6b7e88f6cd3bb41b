import js from '@eslint/js';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {arraysOnly} from './scripts/lint/arraysOnly.mjs';
import {pastEntries} from './scripts/lint/pastEntries.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/build/',
      '!plugins/*/src/build/',
      '**/.docusaurus/',
      'plugins/*/lib/',
      '**/fixtures/',
      'test-results/',
      'playwright-report/',
      'reports/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      reactHooks.configs.flat['recommended-latest'],
    ],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // What sites compile for browsers that they choose: all of a plugin but what runs in Node alone.
    files: ['plugins/*/src/**/*.{ts,tsx}'],
    ignores: [
      'plugins/{api-links,content-security-policy,shared}/**',
      'plugins/*/src/{build,cli,docusaurus,extract,indexing,node}/**',
      '**/*.test.*',
      '**/__tests__/**',
    ],
    plugins: {site: {rules: {'arrays-only': arraysOnly}}},
    rules: {'site/arrays-only': 'error'},
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/resolver-next': [
        createNodeResolver({extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts']}),
      ],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
    },
    rules: {
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      'no-restricted-imports': ['error', {patterns: [pastEntries]}],
    },
  },
  {
    // Ambient modules cannot import without ceasing to be ambient.
    files: ['**/*.d.ts'],
    rules: {'@typescript-eslint/consistent-type-imports': 'off'},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {globals: globals.node},
  },
);
