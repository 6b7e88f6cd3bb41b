import {describe, expect, it} from 'vitest';
import {loadApi} from '../../../engine-api/loadApi';
import {blogPosts, docsPages} from '../../../scripts/checks/documentation';
import {javaBlocks} from '../../../scripts/checks/snippets/javaBlocks';
import {missingImports} from '../../../scripts/checks/snippets/missingImports';

const {types} = loadApi();
const missingIn = (...code: string[]): string[] =>
  missingImports({file: 'page.md', line: 10, code: code.join('\n'), compiles: true}, types).map(
    ({line, type}) => `${line}: ${type}`,
  );

describe('The search for missing imports', () => {
  const engine = 'import dev.screwbox.core.Engine;';

  it('reports each type of the engine once, at its first use', () => {
    expect(
      missingIn(engine, '', 'class Game {', '  Vector place;', '  Vector.Of<Time> way;', '}'),
    ).toEqual(['13: Vector', '14: Time']);
  });

  it.each([
    ['itself', 'import dev.screwbox.core.Vector;'],
    ['with its package', 'import dev.screwbox.core.*;'],
    ['for its members', 'import static dev.screwbox.core.Vector;'],
  ])('accepts a type that is imported %s', (_, line) => {
    expect(missingIn(engine, line, 'Vector place;')).toEqual([]);
  });

  it.each([
    ['is declared', 'class Vector {} Vector place;'],
    ['follows a dot', 'int Shape.Vector = 1;'],
    ['is in a comment', '// Vector', '/* Vector', 'Vector */'],
    ['is in a string', 'String name = "Vector";'],
    ['is not of the engine', 'Strange place;'],
  ])('ignores a name that %s', (_, ...lines) => {
    expect(missingIn(engine, ...lines)).toEqual([]);
  });

  it('ignores a block without imports of the engine', () => {
    expect(missingIn('import java.io.File;', 'Vector place;')).toEqual([]);
    expect(missingIn('Vector place;')).toEqual([]);
  });
});

it('A Java block that imports types of the engine imports all the engine types it uses', () => {
  const missing = [...docsPages(), ...blogPosts()]
    .flatMap(({file, text}) => javaBlocks(file, text))
    .flatMap((block) =>
      missingImports(block, types).map(({line, type}) => `${block.file}:${line}: ${type}`),
    );
  expect(missing).toEqual([]);
});
