import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readSolutions, readStages, type Sources} from '../../../src/plugins/tutorials/readStages';
import {
  solutionsFolder,
  stagesFolder,
  type Tutorial,
  TUTORIALS,
} from '../../../src/plugins/tutorials/tutorials';
import {loadApi} from '../../../engine-api/loadApi';
import {requireJdk} from '../../../scripts/checks/jdk/requireJdk';
import {javaStubs} from '../../../scripts/checks/snippets/javaStubs';
import {
  compileSnippets,
  type SnippetRecord,
} from '../../../scripts/checks/snippets/snippetCompiler';

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const packageLine = ({packageName}: Tutorial): string => `package ${packageName};`;
const stagesOf = (tutorial: Tutorial): Sources[] => readStages(stagesFolder(EXAMPLES, tutorial));
const stubs = javaStubs(loadApi().types).map(({name, code}): SnippetRecord => ({
  kind: 'source',
  name,
  text: code,
}));

/** Returns the classes of a stage. Each stage has a separate package, so that all stages compile together. */
function records(tutorial: Tutorial, sources: Sources, stage: number): SnippetRecord[] {
  return [...sources].map(([file, code]) => ({
    kind: 'source',
    name: `stage${stage}.${file.replace(/\.java$/, '')}`,
    text: code.replace(packageLine(tutorial), `package stage${stage};`),
  }));
}

const messages = (tutorial: Tutorial, stages: readonly Sources[]) =>
  compileSnippets([
    ...stubs,
    ...stages.flatMap((sources, index) => records(tutorial, sources, index + 1)),
  ]).map(({message}) => message);

beforeAll(requireJdk);

describe.each(TUTORIALS)('The stages of $name', (tutorial) => {
  const stages = stagesOf(tutorial);

  it('all compile against the API of the release', () => {
    expect(stages.length).toBeGreaterThan(1);
    expect(messages(tutorial, stages)).toEqual([]);
  });

  it('compile with the solutions of their exercises', () => {
    const solutions = readSolutions(solutionsFolder(EXAMPLES, tutorial), stages);
    expect(solutions.length).toBeGreaterThan(1);
    expect(
      messages(
        tutorial,
        solutions.map(({sources}) => sources),
      ),
    ).toEqual([]);
  });

  it('declare every class in the package of the tutorial', () => {
    for (const sources of stages) {
      for (const code of sources.values())
        expect(code.startsWith(packageLine(tutorial))).toBe(true);
    }
  });
});
