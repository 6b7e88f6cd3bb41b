import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {spreadFaults} from './spreadFaults';

const root = path.resolve(__dirname, '../..');
const fixture = (name: string) => path.join(__dirname, 'fixtures', name);
const FIXTURES = [fixture('arrays.ts'), fixture('iterables.ts')];

const NOT_FOR_BROWSERS =
  /^(?:api-links|content-security-policy|search-mcp|shared)\/|\/src\/(?:cli|docusaurus|node)\/|\/lib\/|\/node_modules\/|\.test\.|\/__tests__\/|\/fixtures\/|\.d\.ts$/;

const browserModules = filesBelow(path.join(root, 'plugins'))
  .filter((file) => /^[\w-]+\/src\/.*\.tsx?$/.test(file) && !NOT_FOR_BROWSERS.test(file))
  .map((file) => path.join(root, 'plugins', file));

const {config} = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
  readFileSync(file, 'utf8'),
) as {
  config: unknown;
};
const {options} = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram([...browserModules, ...FIXTURES], options);

describe('Spread and destructuring', () => {
  it('are reported if a value is not an array', () => {
    expect(spreadFaults(program, [fixture('arrays.ts')])).toEqual([]);
    const lines = spreadFaults(program, [fixture('iterables.ts')]).map((fault) =>
      Number(fault.split(':').at(-1)),
    );
    expect(lines).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('only use arrays in code that sites compile for browsers', () => {
    expect(browserModules.length).toBeGreaterThan(50);
    expect(spreadFaults(program, browserModules)).toEqual([]);
  });
});
