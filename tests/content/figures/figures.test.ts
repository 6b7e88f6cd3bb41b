import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {javaText} from '../../../src/components/figures/Figure/java';
import {edgeValues, type Parameters} from '../../../src/components/figures/Figure/parameters';
import type {FigureDescription} from '../../../src/components/figures/Figure/scene';
import {loadApi} from '../../../engine-api/loadApi';
import {requireJdk} from '../../../scripts/checks/jdk/requireJdk';
import {checkSnippets} from '../../../scripts/checks/snippets/checkSnippets';
import type {JavaBlock} from '../../../scripts/checks/snippets/javaBlocks';

const FIGURES = join(import.meta.dirname, '../../../src/components/figures');
/** Maximum line length that fits without scrolling into the code below a figure on a laptop. */
const LONGEST_LINE = 82;

function isDescription(value: unknown): value is FigureDescription<Parameters> {
  return typeof value === 'object' && value !== null && 'java' in value && 'parameters' in value;
}

async function descriptionIn(folder: string): Promise<FigureDescription<Parameters>> {
  const exported = (await import(join(FIGURES, folder, 'figure.ts'))) as Record<string, unknown>;
  const description = Object.values(exported).find(isDescription);
  if (!description)
    throw new Error(`src/components/figures/${folder}/figure.ts exports no description.`);
  return description;
}

/** Returns the code for each setting as a block of a separate page, so that settings do not share variables. */
function javaOf({name, parameters, java}: FigureDescription<Parameters>): JavaBlock[] {
  return edgeValues(parameters).map((values) => ({
    file: `figure ${name} with ${JSON.stringify(values)}`,
    line: 1,
    code: javaText(java(values)),
    compiles: true,
  }));
}

describe('The Java of the figures', () => {
  const folders = readdirSync(FIGURES).filter((name) =>
    existsSync(join(FIGURES, name, 'figure.ts')),
  );
  let blocks: JavaBlock[];

  beforeAll(async () => {
    requireJdk();
    blocks = (await Promise.all(folders.map(descriptionIn))).flatMap(javaOf);
  });

  test('compiles against the API for the defaults and for the limits of each control', () => {
    expect(blocks.length).toBeGreaterThan(folders.length);
    const {faults} = checkSnippets(blocks, loadApi());
    expect(faults.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
  });

  test('has no line that is too long', () => {
    const long = blocks.flatMap(({file, code}) =>
      code.split('\n').flatMap((line) => (line.length > LONGEST_LINE ? [`${file}: ${line}`] : [])),
    );
    expect(long).toEqual([]);
  });
});
