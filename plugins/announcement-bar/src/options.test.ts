import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {DEFAULT_OPTIONS, type Options, type PluginOptions, validateOptions} from './options';

function validated(options: unknown): PluginOptions {
  return validateOptions({options: options as Options, validate: normalizePluginOptions});
}

test('Every option has a default', () => {
  expect(validated(undefined)).toEqual({id: 'default', ...DEFAULT_OPTIONS});
});

test.each([undefined, 'ignore', 'log', 'warn', 'throw'])('The severity %s is accepted', (given) => {
  const options = given && {onExpired: given, onUnmatchedRoutes: given};
  const severity = given ?? 'warn';
  expect(validated(options)).toMatchObject({onExpired: severity, onUnmatchedRoutes: severity});
});

test('Valid values are accepted', () => {
  const options = {
    path: 'news',
    announcements: [{content: 'Text', until: '2027-01-01T00:00:00Z', routes: ['/']}],
    onExpired: 'throw',
    onUnmatchedRoutes: 'ignore',
  };
  expect(validated(options)).toEqual({id: 'default', ...options});
});

test('The text of an announcement can start and end with line breaks', () => {
  for (const content of ['\nText\n', '  Text', 'Text\n\nText\n'])
    expect(validated({announcements: [{content}]}).announcements).toEqual([{content}]);
});

const GLOB = 'a glob that begins with "/" or "!/", such as "/docs/**"';
const DATE = 'a date of the calendar with time and zone, such as 2026-12-01T09:00:00+01:00';

test.each([
  ['path', {path: 5}, 'the name of a folder, such as "announcements"'],
  ['content', {content: ' \n'}, 'text in Markdown'],
  ['id', {id: 'a b'}, 'text of letters, digits, ".", "_" and "-"; a number must be in quotes'],
  ['from', {from: 'soon'}, DATE],
  ['until', {until: '2026-02-30T10:00Z'}, DATE],
  ['routes', {routes: 'docs'}, `a list in which each item is ${GLOB}`],
  ['routes[0]', {routes: ['docs']}, GLOB],
  [
    'colors',
    {colors: 'red'},
    'a pair of "background" and "text", or such a pair for each of "light" and "dark"',
  ],
  ['priority', {priority: 'high'}, 'a number; the announcement with the highest number shows'],
])(
  'A wrong value of "%s" (%j) is rejected, and the error says what is allowed',
  (name, given, allowed) => {
    const isOfAnnouncement = !('path' in given);
    const label = isOfAnnouncement ? `announcements[0].${name}` : name;
    const options = isOfAnnouncement ? {announcements: [{content: 'x', ...given}]} : given;
    expect(() => validated(options)).toThrow(`docusaurus-announcement-bar: "${label}" is `);
    expect(() => validated(options)).toThrow(` but must be ${allowed}.`);
  },
);

test('A second instance is rejected, and the error says what to use instead', () => {
  expect(() => validated({id: 'second'})).toThrow(
    /the option "id" is "second", but a site can have only one instance .*Put all announcements into one instance/,
  );
});
