import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {DEFAULT_OPTIONS, resolveOptions} from './options';

const given = (javadocUrl: string) => () => resolveOptions({api: 'api.json', javadocUrl});

test.each([
  'docs.example',
  'https:docs.example',
  '/api',
  'ftp://docs.example',
  'see https://docs.example',
])('the address %s is refused, with what it must begin with', (address) => {
  expect(given(address)).toThrow(
    `"javadocUrl" must begin with http:// or https://, but is "${address}"`,
  );
});

test.each(['{module}', '{Artifact}', '{}', '{version'])(
  'the placeholder %s is refused, with those that are known',
  (placeholder) => {
    expect(given(`https://docs.example/{artifact}/${placeholder}`)).toThrow(
      `"javadocUrl" has the unknown placeholder "${placeholder}"; ` +
        'the known ones are {groupId}, {artifact}, {version}.',
    );
  },
);

test.each(['http://docs.example', 'https://docs.example/{groupId}/{artifact}/{version}'])(
  'the address %s is taken',
  (javadocUrl) => {
    expect(given(javadocUrl)().javadocUrl).toBe(javadocUrl);
  },
);

test('every option but the file of the API has a default', () => {
  expect(resolveOptions({api: 'api.json'})).toEqual({api: 'api.json', ...DEFAULT_OPTIONS});
  expect(DEFAULT_OPTIONS.className).toBe('api-link');
});

test.each(['ignore', 'log', 'warn', 'throw'] as const)('unknown names may %s', (onUnknownName) => {
  expect(resolveOptions({api: 'api.json', onUnknownName}).onUnknownName).toBe(onUnknownName);
});

test('all that is wrong is said at once', () => {
  const wrong = () => resolveOptions({javadocUrl: 'x', className: 5} as never);
  expect(wrong).toThrow(/^api-links: "api" is required.*"javadocUrl" must.*"className" must/);
  expect(() => resolveOptions(undefined as never)).toThrow('api-links: "api" is required');
});

test('a build that prints all it knows of a wrong option prints the message alone', () => {
  let printed = '';
  try {
    resolveOptions({api: 'api.json', unheard: 1} as never);
  } catch (error) {
    printed = inspect(error, {depth: Infinity});
  }
  expect(printed).toMatch(/^Error: api-links: "unheard"/);
  expect(printed).not.toMatch(/\[cause\]|details:/);
});
