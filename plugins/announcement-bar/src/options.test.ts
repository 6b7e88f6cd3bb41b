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

test('a wrong option is answered with its value, what is allowed, and the closest name', () => {
  const wrong = [
    {announcments: []},
    {onExpire: 'warn'},
    {onUnmatchedRoute: 'warn'},
    {path: 5},
    {onExpired: 'shout'},
    {onUnmatchedRoutes: 'wran'},
    {announcements: 'x'},
    {announcements: ['x']},
    {announcements: [{}]},
    {announcements: [{content: ' \n'}]},
    {announcements: [{content: 'x', colour: 'red'}]},
    {announcements: [{content: 'x', closable: false}]},
    {announcements: [{content: 'x', id: 'a b'}]},
    {announcements: [{content: 'x', from: 'soon'}]},
    {announcements: [{content: 'x', until: '2026-02-30T10:00Z'}]},
    {announcements: [{content: 'x', routes: 'docs'}]},
    {announcements: [{content: 'x', routes: ['docs']}]},
    {announcements: [{content: 'x', variant: 'succes'}]},
    {announcements: [{content: 'x', colors: 'red'}]},
    {announcements: [{content: 'x', closeable: 'no'}]},
    {announcements: [{content: 'x', priority: 'high'}]},
  ].map((options) => {
    try {
      return JSON.stringify(validated(options));
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(wrong).toMatchInlineSnapshot(`
    [
      "docusaurus-announcement-bar: "announcments" is set to [], but has no meaning here. Did you mean "announcements"? Use one of path, announcements, onExpired, onUnmatchedRoutes.",
      "docusaurus-announcement-bar: "onExpire" is set to "warn", but has no meaning here. Did you mean "onExpired"? Use one of path, announcements, onExpired, onUnmatchedRoutes.",
      "docusaurus-announcement-bar: "onUnmatchedRoute" is set to "warn", but has no meaning here. Did you mean "onUnmatchedRoutes"? Use one of path, announcements, onExpired, onUnmatchedRoutes.",
      "docusaurus-announcement-bar: "path" is 5 but must be the name of a folder, such as "announcements".",
      "docusaurus-announcement-bar: "onExpired" is "shout" but must be "ignore", "log", "warn" or "throw".",
      "docusaurus-announcement-bar: "onUnmatchedRoutes" is "wran" but must be "ignore", "log", "warn" or "throw". Did you mean "warn"?",
      "docusaurus-announcement-bar: "announcements" is "x" but must be a list in which each item is an object with id, from, until, routes, variant, colors, closeable, priority, content.",
      "docusaurus-announcement-bar: "announcements[0]" is "x" but must be an object with id, from, until, routes, variant, colors, closeable, priority, content.",
      "docusaurus-announcement-bar: "announcements[0].content" is missing. It must be text in Markdown.",
      "docusaurus-announcement-bar: "announcements[0].content" is " \\n" but must be text in Markdown.",
      "docusaurus-announcement-bar: "announcements[0].colour" is set to "red", but has no meaning here. Did you mean "colors"? Use one of id, from, until, routes, variant, colors, closeable, priority, content.",
      "docusaurus-announcement-bar: "announcements[0].closable" is set to false, but has no meaning here. Did you mean "closeable"? Use one of id, from, until, routes, variant, colors, closeable, priority, content.",
      "docusaurus-announcement-bar: "announcements[0].id" is "a b" but must be text of letters, digits, ".", "_" and "-", in quotes where it is a number.",
      "docusaurus-announcement-bar: "announcements[0].from" is "soon" but must be a date of the calendar with time and zone, such as 2026-12-01T09:00:00+01:00.",
      "docusaurus-announcement-bar: "announcements[0].until" is "2026-02-30T10:00Z" but must be a date of the calendar with time and zone, such as 2026-12-01T09:00:00+01:00.",
      "docusaurus-announcement-bar: "announcements[0].routes" is "docs" but must be a list in which each item is a glob that begins with "/" or "!/", such as "/docs/**".",
      "docusaurus-announcement-bar: "announcements[0].routes[0]" is "docs" but must be a glob that begins with "/" or "!/", such as "/docs/**".",
      "docusaurus-announcement-bar: "announcements[0].variant" is "succes" but must be "neutral", "info", "success", "warning" or "danger". Did you mean "success"?",
      "docusaurus-announcement-bar: "announcements[0].colors" is "red" but must be a pair of "background" and "text", or such a pair under each of "light" and "dark".",
      "docusaurus-announcement-bar: "announcements[0].closeable" is "no" but must be true or false.",
      "docusaurus-announcement-bar: "announcements[0].priority" is "high" but must be a number; the highest shows first.",
    ]
  `);
});
