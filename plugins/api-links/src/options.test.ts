import {expect, test} from 'vitest';
import {DEFAULT_OPTIONS, resolveOptions} from './options';

const given = (javadocUrl: string) => () => resolveOptions({api: 'api.json', javadocUrl});

test('a wrong option is answered with its value, what is allowed, and the closest name', () => {
  const wrong = [
    {api: undefined},
    {api: 5},
    {javadocURL: 'https://docs.example'},
    {knownName: ['Player']},
    {instanceOf: ['Engine']},
    {classname: 'api'},
    {onUnknownNames: 'warn'},
    {onUnknownName: 'thrown'},
    {knownNames: 'Player'},
    {instancesOf: [5]},
    {version: 3},
  ].map((options) => {
    try {
      resolveOptions({api: 'api.json', ...options} as never);
      return 'accepted';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(wrong).toMatchInlineSnapshot(`
    [
      "docusaurus-api-links: "api" is missing. It must be the path of a JSON file that describes the API.",
      "docusaurus-api-links: "api" is 5 but must be the path of a JSON file that describes the API.",
      "docusaurus-api-links: "javadocURL" is set to "https://docs.example", but has no meaning here. Did you mean "javadocUrl"? Use one of api, javadocUrl, version, instancesOf, knownNames, onUnknownName, className.",
      "docusaurus-api-links: "knownName" is set to ["Player"], but has no meaning here. Did you mean "knownNames"? Use one of api, javadocUrl, version, instancesOf, knownNames, onUnknownName, className.",
      "docusaurus-api-links: "instanceOf" is set to ["Engine"], but has no meaning here. Did you mean "instancesOf"? Use one of api, javadocUrl, version, instancesOf, knownNames, onUnknownName, className.",
      "docusaurus-api-links: "classname" is set to "api", but has no meaning here. Did you mean "className"? Use one of api, javadocUrl, version, instancesOf, knownNames, onUnknownName, className.",
      "docusaurus-api-links: "onUnknownNames" is set to "warn", but has no meaning here. Did you mean "onUnknownName"? Use one of api, javadocUrl, version, instancesOf, knownNames, onUnknownName, className.",
      "docusaurus-api-links: "onUnknownName" is "thrown" but must be "ignore", "log", "warn" or "throw". Did you mean "throw"?",
      "docusaurus-api-links: "knownNames" is "Player" but must be a list of names.",
      "docusaurus-api-links: "instancesOf[0]" is 5 but must be text.",
      "docusaurus-api-links: "version" is 3 but must be text.",
    ]
  `);
});

test.each([
  'docs.example',
  'https:docs.example',
  '/api',
  'ftp://docs.example',
  'see https://docs.example',
  'https://docs.example/{module}',
  'https://docs.example/{Artifact}',
  'https://docs.example/{}',
  'https://docs.example/{version',
])('the address %s is refused, with what it may be', (address) => {
  expect(given(address)).toThrow(
    `"javadocUrl" is "${address}" but must be an address that begins with http:// or https:// and has no placeholder but {groupId}, {artifact}, {version}.`,
  );
});

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
  expect(wrong).toThrow(
    /^docusaurus-api-links:\n {2}"api" is missing.*\n {2}"javadocUrl" is.*\n {2}"className" is/,
  );
  expect(() => resolveOptions(undefined as never)).toThrow(
    'docusaurus-api-links: "api" is missing. It must be',
  );
});
