import {expect, test} from 'vitest';
import {DEFAULT_OPTIONS, resolveOptions} from './options';

const given = (javadocUrl: string) => () => resolveOptions({api: 'api.json', javadocUrl});

test.each([
  'docs.example',
  'ftp://docs.example',
  'see https://docs.example',
  'https://docs.example/{module}',
  'https://docs.example/{version',
])('The address %s is rejected, and the error says what is allowed', (address) => {
  expect(given(address)).toThrow(
    `"javadocUrl" is "${address}" but must be an address that begins with http:// or https:// and has no placeholders except {groupId}, {artifact}, {version}.`,
  );
});

test.each(['http://docs.example', 'https://docs.example/{groupId}/{artifact}/{version}'])(
  'The address %s is accepted',
  (javadocUrl) => {
    expect(given(javadocUrl)().javadocUrl).toBe(javadocUrl);
  },
);

test('Every option except "api" has a default', () => {
  expect(resolveOptions({api: 'api.json'})).toEqual({api: 'api.json', ...DEFAULT_OPTIONS});
  expect(DEFAULT_OPTIONS.className).toBe('api-link');
});

test.each(['ignore', 'log', 'warn', 'throw'] as const)(
  'Unknown names can have the severity %s',
  (onUnknownName) => {
    expect(resolveOptions({api: 'api.json', onUnknownName})).toMatchObject({onUnknownName});
  },
);

test('All wrong options are reported at once', () => {
  const wrong = () => resolveOptions({javadocUrl: 'x', className: 5} as never);
  expect(wrong).toThrow(
    /^docusaurus-api-links:\n {2}"api" is missing.*\n {2}"javadocUrl" is.*\n {2}"className" is/,
  );
  expect(() => resolveOptions(undefined as never)).toThrow(
    'docusaurus-api-links: "api" is missing. It must be',
  );
});
