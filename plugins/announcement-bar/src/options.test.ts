import {inspect} from 'node:util';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {DEFAULT_OPTIONS, type Options, type PluginOptions, validateOptions} from './options';

function validated(options: unknown): PluginOptions {
  return validateOptions({options: options as Options, validate: normalizePluginOptions});
}

test('every option has a default', () => {
  expect(validated(undefined)).toEqual({id: 'default', ...DEFAULT_OPTIONS});
});

test('the values that are meant are taken', () => {
  const options = {
    path: 'news',
    announcements: [{content: 'Text', until: '2027-01-01T00:00:00Z', routes: ['/']}],
    onExpired: 'throw',
    onUnmatchedRoutes: 'ignore',
  };
  expect(validated(options)).toEqual({id: 'default', ...options});
});

test.each(['ignore', 'log', 'warn', 'throw'])('a build may %s what it reports', (severity) => {
  const options = {onExpired: severity, onUnmatchedRoutes: severity};
  expect(validated(options)).toMatchObject(options);
});

test('a build warns of what it reports unless told otherwise', () => {
  expect(validated({})).toMatchObject({onExpired: 'warn', onUnmatchedRoutes: 'warn'});
});

test('a text may have line breaks around it', () => {
  for (const content of ['\nText\n', '  Text', 'Text\n\nText\n'])
    expect(validated({announcements: [{content}]}).announcements).toEqual([{content}]);
});

test.each([
  [{path: 5}, '"path" is 5. Write the name of a folder'],
  [{onExpired: 'shout'}, `"onExpired" is shout. Write 'ignore', 'log', 'warn' or 'throw'.`],
  [{announcements: [{}]}, '"announcements[0].content" needs a text in Markdown.'],
  [{announcements: [{content: ''}]}, '"announcements[0].content" needs a text in Markdown.'],
  [{announcements: [{content: ' \n'}]}, '"announcements[0].content" needs a text in Markdown.'],
  [{announcements: [{content: 'x', id: 'a b'}]}, '"announcements[0].id" is a b. Use letters'],
  [{announcements: 'x'}, '"announcements" must be an array'],
  [{announcements: ['x']}, '"announcements[0]" must be of type object'],
  [{announcements: [{content: 'x', from: 'soon'}]}, '"announcements[0].from" "soon" is not a date'],
  [{announcements: [{content: 'x', colour: 'red'}]}, '"announcements[0].colour" is not an option'],
  [{announcments: []}, '"announcments" is not an option'],
])('%j is refused with the name of the plugin and the remedy', (options, message) => {
  expect(() => validated(options)).toThrow(`docusaurus-announcement-bar: ${message}`);
});

test('a build that prints all it knows of a wrong option prints the message alone', () => {
  let printed = '';
  try {
    validated({unheard: 1});
  } catch (error) {
    printed = inspect(error, {depth: Infinity});
  }
  expect(printed).toMatch(/^Error: docusaurus-announcement-bar: "unheard"/);
  expect(printed).not.toMatch(/\[cause\]|details:/);
});
