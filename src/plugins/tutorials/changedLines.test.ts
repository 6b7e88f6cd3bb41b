import {describe, expect, it} from 'vitest';
import {addedImports, changedLines, withoutImports} from './changedLines';

const before = `package game;

import engine.Scene;

public class Meadow implements Scene {

    public void populate() {
        Level level = load();
        level.check();
        environment
            .enable()
            .add("sky")
            .add("gravity")
            .start();
    }

    private void last() {
    }
}
`;
const withLine = before
  .replace('            .start', '            .add("player")\n            .start')
  .replace('import engine.Scene;', 'import engine.Player;\nimport engine.Scene;');

describe('The changed lines of a class', () => {
  it('are shown with their neighboring lines, their statement, their method and their class', () => {
    expect(changedLines(before, withLine)).toEqual({
      code: [
        'public class Meadow implements Scene {',
        '',
        '    public void populate() {',
        '        // …',
        '        environment',
        '            // …',
        '            .add("gravity")',
        '            .add("player")',
        '            .start();',
      ].join('\n'),
      added: [8],
    });
  });

  it('include a single unchanged line between two of them, because "// …" would not be shorter', () => {
    const withLast = withLine.replace('load();', 'load();\n        warmUp();');
    expect(changedLines(before, withLast).code.split('\n').slice(2, 6)).toEqual([
      '    public void populate() {',
      '        Level level = load();',
      '        warmUp();',
      '        level.check();',
    ]);
  });

  it('are all marked if a class changes in several places', () => {
    const twice = withLine.replace('    private', '    private int lives;\n\n    private');
    const {code, added} = changedLines(before, twice);
    const marked = code.split('\n').filter((_, index) => added.includes(index + 1));
    expect(marked).toEqual(['            .add("player")', '    private int lives;']);
  });

  it('include deleted lines as comments above the lines that replace them', () => {
    const {code, added} = changedLines(before, withLine.replace('.enable()', '.disable()'));
    const marked = code.split('\n').filter((_, index) => added.includes(index + 1));
    expect(marked).toEqual([
      '            // delete: .enable()',
      '            .disable()',
      '            .add("player")',
    ]);
  });

  it('are shown with the head of the method above them, because its closing brace alone would be ambiguous', () => {
    const method = '    private void first() {\n        run();\n        stop();\n    }\n\n';
    const {code} = changedLines(before, before.replace('    private', `${method}    private`));
    expect(code.split('\n').slice(2, 6)).toEqual([
      '    public void populate() {',
      '        // …',
      '    }',
      '',
    ]);
  });

  it('can be marked in the code of the whole class', () => {
    const {code, added} = changedLines(before, withLine.replace('.enable()', '.on()'), true);
    expect(code).toContain('level.check();');
    expect(code).not.toContain('.enable()');
    expect(added).toEqual([7, 10]);
  });
});

it('The added imports are those that only the new version of a class has', () => {
  expect(addedImports(before, withLine)).toEqual(['import engine.Player;']);
});

it('The package and import lines are removed from a class', () => {
  expect(withoutImports(before).trim()).toMatch(/^public class Meadow implements Scene \{\n\n/);
});
