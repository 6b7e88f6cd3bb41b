import {beforeAll, describe, expect, it} from 'vitest';
import {loadApi} from '../../../engine-api/loadApi';
import {requireJdk} from '../../../scripts/checks/jdk/requireJdk';
import {checkSideBySide} from '../../../scripts/checks/snippets/checkSideBySide';

const api = loadApi();
const block = (file: string, code: string) => ({file, line: 10, code, compiles: true});

beforeAll(requireJdk);

describe('Classes of several pages', () => {
  it('are reported if they share a name but have different fields', () => {
    const faults = checkSideBySide(
      [
        block('one.md', 'class HealthComponent implements Component {\n    int points;\n}'),
        block('two.md', 'int x;\n\npublic class HealthComponent implements Component {\n}'),
      ],
      api,
    );
    expect(faults).toEqual([
      {
        file: 'two.md',
        line: 12,
        message:
          '"HealthComponent" is a different class in one.md:10. Make both the same, or rename one.',
      },
    ]);
  });

  it('are accepted if they differ only in "public"', () => {
    const code = 'class MarkComponent implements Component {\n}';
    expect(
      checkSideBySide([block('one.md', code), block('two.md', `public ${code}`)], api),
    ).toEqual([]);
  });

  it('are reported if they do not compile together', () => {
    const faults = checkSideBySide(
      [
        block('one.md', 'class Score {\n    int points;\n}'),
        block('two.md', 'class Show {\n    int lives = new Score().lives;\n}'),
      ],
      api,
    );
    expect(faults).toMatchObject([{file: 'two.md', line: 11}]);
  });
});
