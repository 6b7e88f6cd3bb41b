import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {expect, it} from 'vitest';
import {announcementFields} from '../../../plugins/announcement-bar/src/node/announcementFields';
import {blogPosts, docsPages} from '../documentation';
import {markdownFiles} from '../pages/markdownFiles';
import {readYaml, schemaFaults, schemaOf, type SchemaKind} from './schemaFaults';

const ROOT = join(import.meta.dirname, '../../..');

const fieldsOf = (kind: SchemaKind): string[] =>
  Object.keys((schemaOf(kind).schema as {properties: object}).properties);

const page = (frontMatter: string) => ({
  file: 'a.md',
  path: '/a.md',
  text: `---\n${frontMatter}\n---\n\nText.\n`,
});

it('Every page, post and announcement matches its schema', () => {
  const faults = [
    ...docsPages().flatMap((one) => schemaFaults(one, 'page')),
    ...blogPosts().flatMap((one) => schemaFaults(one, 'post')),
    ...markdownFiles([join(ROOT, 'announcements')]).flatMap((one) =>
      schemaFaults(one, 'announcement'),
    ),
  ];
  expect(faults).toEqual([]);
});

it.each(['authors', 'tags'] as const)('blog/%s.yml matches its schema', (kind) => {
  const validate = schemaOf(kind);
  validate(readYaml(readFileSync(join(ROOT, `blog/${kind}.yml`), 'utf8')));
  expect(validate.errors ?? []).toEqual([]);
});

it.each<[SchemaKind, string, number, string]>([
  [
    'page',
    'title: Camera\ndescripton: What it shows.',
    3,
    'there is no field "descripton"; write "description"',
  ],
  ['page', 'title: Camera\nsidebar_position: first', 3, '"sidebar_position" must be a number'],
  ['page', 'description: What it shows.', 1, 'the field "title" is missing'],
  ['post', 'slug: a\ntitle: A\nauthors: [me]\ntags: []', 5, '"tags" must NOT have fewer than 1'],
  ['announcement', 'id: a\nfrom: 2026-12-01', 3, '"from" must match pattern'],
  ['announcement', 'variant: loud', 2, '"variant" must be equal to one of the allowed values: neu'],
])('A wrong %s is reported with field, line and remedy: %j', (kind, frontMatter, line, message) => {
  const [fault, ...others] = schemaFaults(page(frontMatter), kind);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({file: 'a.md', line});
  expect(fault?.message).toContain(message);
});

it.each<[SchemaKind, string]>([
  ['authors', 'me: {nmae: Me}'],
  ['authors', 'me: {name: Me, page: yes please}'],
  ['tags', 'news: {label: News, description: All of it, permalink: news}'],
  ['tags', 'news: {label: News}'],
])('A wrong entry in %s.yml does not match the schema: %s', (kind, text) => {
  expect(schemaOf(kind)(readYaml(text))).toBe(false);
});

it('All fields in the page schema are read by Docusaurus or the search, and the announcement schema has exactly the fields of the plugin', () => {
  const read = Object.keys(DocFrontMatterSchema.describe().keys as object);
  const unread = fieldsOf('page').filter((field) => !read.includes(field));
  expect(unread).toEqual(['search', 'search_boost', 'search_keywords', 'search_answers']);
  expect(fieldsOf('announcement').sort()).toEqual(Object.keys(announcementFields).sort());
});

it('Editors are configured with schemas that exist', () => {
  const settings = readFileSync(join(ROOT, '.vscode/settings.json'), 'utf8');
  const files = Array.from(settings.matchAll(/"\.\/([\w/.-]+\.json)"/g), ([, name = '']) => name);
  expect(files).toHaveLength(6);
  expect(files.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});
