import {RuleTester} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, it, vi} from 'vitest';
import {arraysOnly} from './arraysOnly.mjs';

// The first case waits until TypeScript has read its libraries.
vi.setConfig({testTimeout: 60_000});

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {projectService: {allowDefaultProject: ['*.ts']}, tsconfigRootDir: __dirname},
  },
});

const errors = [{messageId: 'notAnArray'}];

tester.run('arraysOnly', arraysOnly, {
  valid: [
    'declare const list: readonly string[] | [1]; [...list, ...[2]]; const [first] = list;',
    'const [word] = /a/.exec("a") ?? [];',
    'const places = [...(/a/.exec("a") ?? [])]; const words = [...("a".match(/a/) ?? [])];',
    'declare const unknownToUs: any; const list = [...unknownToUs]; const [one] = unknownToUs;',
    'Math.max(...new Uint8Array(2)); const [first] = document.querySelectorAll("a");',
    'for (const [key, value] of new Map([["a", 1]])) console.log(key, value);',
    'const both = {...{a: 1}};',
  ],
  invalid: [
    {code: '[...new Map([["a", 1]]).values()];', errors},
    {code: 'const list = [1, ...new Set([2])];', errors},
    {code: '[..."word"];', errors},
    {code: 'declare const word: string; const [letter] = word;', errors},
    {code: 'Math.max(0, ...new Uint8Array(2));', errors},
    {code: 'const [first] = new Set([1]);', errors},
    {code: 'declare const some: number[] | Set<number>; [...some];', errors},
  ],
});
