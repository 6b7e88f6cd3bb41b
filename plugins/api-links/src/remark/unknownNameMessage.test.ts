import {join} from 'node:path';
import {expect, test} from 'vitest';
import {unknownNameMessage} from './unknownNameMessage';

const node = {type: 'inlineCode', position: {start: {line: 7, column: 1}}};

function message(closest: string[], path?: string): string {
  return unknownNameMessage({kind: 'unknown', name: 'Plnt', closest}, 'Plnt.x', path, node);
}

test('a message names the place, the closest names and the way out', () => {
  expect(message(['Plant', 'Planet'], join(process.cwd(), 'docs/page.md'))).toBe(
    'docs/page.md:7: the API has no "Plnt". The closest names are Plant, Planet. ' +
      'If it is not an API name, write `\\Plnt.x`.',
  );
});

test('a message says so where no name is similar, and where the file is unknown', () => {
  expect(message([])).toBe(
    'unknown file:7: the API has no "Plnt". No name of the API is similar. ' +
      'If it is not an API name, write `\\Plnt.x`.',
  );
});
