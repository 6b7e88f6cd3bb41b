import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {type AnnouncementFile, readAnnouncementFile} from './readAnnouncementFile';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'announcement-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

function read(content: string): Promise<AnnouncementFile> {
  const file = path.join(dir, 'a.md');
  writeFileSync(file, content);
  return readAnnouncementFile(file, 'a.md');
}

test.each([
  ['a comment that ends in hyphens', '---\n# --- period ---\nid: a\npriority: 3\n---\nText'],
  ['a byte order mark', '\uFEFF---\nid: a\npriority: 3\n---\nText'],
  ['Windows line endings', '---\r\nid: a\r\npriority: 3\r\n---\r\nText'],
  ['spaces after the hyphens', '--- \nid: a\npriority: 3\n---\t\nText'],
])('Front matter with %s is read completely', async (_name, content) => {
  expect(await read(content)).toEqual({fields: {id: 'a', priority: 3}, text: 'Text'});
});

test('Invalid YAML in front matter is rejected with the message of the parser', async () => {
  await expect(read('---\nid: a\nroutes: [\n---\nText')).rejects.toMatchObject({
    message: 'docusaurus-announcement-bar: a.md: the front matter is not valid YAML.',
    cause: {name: 'YAMLException', mark: {line: 2}},
  });
});

test('A line that ends with hyphens does not end the front matter', async () => {
  expect((await read('---\nid: a---\npriority: 3\n---\nText')).fields).toEqual({
    id: 'a---',
    priority: 3,
  });
});

test.each([
  ['---\n---\n', {}],
  ['---\nid: a\n---\n', {id: 'a'}],
])(
  'A thematic break in the text after %j does not start front matter',
  async (frontMatter, fields) => {
    const text = 'Text\n\n---\n\nText\n';
    expect(await read(frontMatter + text)).toEqual({fields, text});
  },
);

test('Four hyphens at the start of a file do not start front matter', async () => {
  expect(await read('----\nText')).toEqual({fields: {}, text: '----\nText'});
});

test.each(['---\nid: a\nText', '---yaml\nid: a\n---\nText', '\uFEFF---\nid: a\n----\nText'])(
  'Front matter without clear delimiters is rejected: %j',
  async (content) => {
    await expect(read(content)).rejects.toThrow(
      'docusaurus-announcement-bar: a.md: the front matter has no clear beginning and end. Put "---" alone',
    );
  },
);

test.each([
  ['a comment', '<!-- a.md\n-->\n---\nid: a\n---\nText', 3],
  ['an MDX comment', '{/* a.mdx */}\r\n---\r\nid: a\r\n---\r\nText', 2],
  ['an empty line', '\n---\nid: a\n---\nText', 2],
  ['a space', ' ---\nid: a\n---\nText', 1],
])(
  'Front matter after %s is rejected, and the error names its line',
  async (_name, content, line) => {
    await expect(read(content)).rejects.toThrow(
      `docusaurus-announcement-bar: a.md: the hyphens in line ${line} cannot be front matter there. Put "---" at the very beginning of the file`,
    );
  },
);

test('A thematic break after comments and text does not start front matter', async () => {
  const text = '<!-- a -->\nText\n<!-- b -->\n---\nText';
  expect(await read(text)).toEqual({fields: {}, text});
});
