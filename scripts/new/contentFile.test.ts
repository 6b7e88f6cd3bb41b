import {readFileSync} from 'node:fs';
import {compile} from '@mdx-js/mdx';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {schemaFaults} from '../checks/lacks/schemaFaults';
import {contentFile, fieldsOf, type Site} from './contentFile';

const SITE: Site = {
  pages: new Map([
    ['guides/camera.md', 'Camera'],
    ['reference/orders.md', 'Orders'],
  ]),
  positions: new Map([['guides', [1, 4]]]),
  tags: ['milestones'],
  release: '3.33.0',
  today: new Date('2026-11-27T12:00:00Z'),
};
const DESCRIPTION = 'Let rain fall on the level, and wash the colours away: with particles.';

const faultOf = (kind: 'page' | 'post' | 'announcement', name: string, answer: string) =>
  fieldsOf(kind, SITE)
    .find((field) => field.name === name)
    ?.fault(answer);

it('A new page is placed at the end of its folder and links to related pages', () => {
  const answers = {
    folder: 'guides',
    title: 'Let it rain',
    description: DESCRIPTION,
    keywords: 'rain, drops',
    answers: 'bad weather, make it rain, wet ground',
    lead: 'Rain makes a level feel alive.',
    related: 'guides/camera.md, reference/orders.md',
  };
  expect(contentFile('page', answers, SITE)).toEqual({
    file: 'docs/guides/let-it-rain.md',
    text: `---
title: Let it rain
description: '${DESCRIPTION}'
keywords: [rain, drops]
search_answers: [bad weather, make it rain, wet ground]
sidebar_position: 5
---

Rain makes a level feel alive.

## Related pages

- [Camera](camera.md)
- [Orders](../reference/orders.md)
`,
  });
});

it('A new post has its date, its release and a truncate mark', () => {
  const answers = {
    title: "It's rain",
    description: DESCRIPTION,
    tags: 'milestones',
    lead: 'It rains.',
  };
  const {file, text} = contentFile('post', answers, SITE);
  expect(file).toBe('blog/2026-11-27-it-s-rain.md');
  expect(text).toContain("title: It's rain\n");
  expect(text).toContain(
    'This post looks back on ScrewBox 3.33.0 as it was on 27 November 2026. It rains.\n\n{/* truncate */}\n',
  );
  // CONTRIBUTING must not ask for another mark, such as an HTML comment, because MDX does not accept it.
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(
    'A post needs a `{/* truncate */}` mark',
  );
});

it('The file of an announcement is named after its id', () => {
  expect(contentFile('announcement', {id: 'rain', text: 'It rains.'}, SITE)).toEqual({
    file: 'announcements/rain.md',
    text: '---\nid: rain\n---\n\nIt rains.\n',
  });
});

it.each([
  [
    'page',
    'folder',
    'core',
    'names "core", which does not exist; choose from fundamentals, guides, reference',
  ],
  ['page', 'description', 'Rain.', 'has 5 characters but must have 50 to 170'],
  ['page', 'related', 'guides/camera.md', 'must name at least 2'],
  [
    'page',
    'related',
    'guides/camera',
    'names "guides/camera", which does not exist; choose from guides/camera.md',
  ],
  ['page', 'title', '!', 'must have a letter or a digit'],
  ['post', 'tags', 'weather', 'names "weather", which does not exist; choose from milestones'],
  ['announcement', 'id', 'Rain!', 'must consist of lower-case letters, digits and hyphens'],
  [
    'announcement',
    'id',
    'com1',
    'is the name of a Windows device, so Windows cannot have such a file',
  ],
  ['announcement', 'text', ' ', 'must not be empty'],
  [
    'page',
    'lead',
    'import your maps from Tiled.',
    'begins a line with "import", which MDX would run as code; begin it with another word or a capital letter',
  ],
  [
    'post',
    'lead',
    '# Rain',
    'must be one paragraph of text, without headings, lists or code blocks',
  ],
  ['page', 'answers', 'rain, storm', 'names 2 but must name 3 to 8'],
  ['announcement', 'text', ':::note', 'begins an admonition; write it into the file later'],
] as const)('For a %s, the %s "%s" is rejected', (kind, name, answer, fault) => {
  expect(faultOf(kind, name, answer)).toBe(fault);
});

const PAGE = {
  folder: 'guides',
  description: DESCRIPTION,
  keywords: 'rain',
  answers: 'bad weather, make it rain, 404',
  lead: 'It rains.',
  related: 'guides/camera.md',
};
const POST = {description: DESCRIPTION, tags: 'milestones', lead: 'It rains.'};

async function readBack(kind: 'page' | 'post' | 'announcement', answers: Record<string, string>) {
  const {file, text} = contentFile(kind, answers, SITE);
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: text,
  });
  await compile(content);
  expect(schemaFaults({file, path: file, text}, kind)).toEqual([]);
  return {file, frontMatter, content};
}

describe('A new file passes the checks', () => {
  it.each(['404', 'null', '2026-11-28', 'Rain 🌧', 'a: b', '- a', '{a}', "It's", 'a\\b'])(
    'with the title %s',
    async (title) => {
      expect((await readBack('page', {...PAGE, title})).frontMatter.title).toBe(title);
      expect((await readBack('post', {...POST, title})).frontMatter).toMatchObject({
        title,
        slug: expect.any(String) as string,
      });
    },
  );

  it.each(['null', '404', '2026-11-28'])('with the keyword, tag and id %s', async (word) => {
    const page = await readBack('page', {...PAGE, title: 'Rain', keywords: `${word}, rain`});
    expect(page.frontMatter.keywords).toEqual([word, 'rain']);
    const post = await readBack('post', {...POST, title: 'Rain', tags: word});
    expect(post.frontMatter.tags).toEqual([word]);
    const announcement = await readBack('announcement', {id: word, text: 'Rain'});
    expect(announcement.frontMatter.id).toBe(word);
  });

  it.each([
    ['A List<Entity> of {x}.', 'A List\\<Entity> of \\{x}.'],
    ['a < b && b > c, <!-- or -->', 'a \\< b && b > c, \\<!-- or -->'],
    ['`List<Entity>` and `{x}` [stay](a.md).', '`List<Entity>` and `{x}` [stay](a.md).'],
    ['<div>{x}</div>', '\\<div>\\{x}\\</div>'],
  ])('with the lead %s', async (lead, written) => {
    expect((await readBack('page', {...PAGE, title: 'Rain', lead})).content).toContain(
      `${written}\n`,
    );
    expect((await readBack('post', {...POST, title: 'Rain', lead})).content).toContain(
      `2026. ${written}\n`,
    );
    expect((await readBack('announcement', {id: 'rain', text: lead})).content.trim()).toBe(written);
  });
});

it.each([
  ['Über uns', 'uber-uns'],
  ['Привет', 'privet'],
  ['你好世界', 'ni-hao-shi-jie'],
  ['Aux', 'aux-page'],
  ['Index', 'index-page'],
  ['Guides', 'guides-page'],
  ['Auxiliary', 'auxiliary'],
  ['a_b.c/d', 'a-b-c-d'],
])('A page named %s is written to %s.md', (title, name) => {
  expect(contentFile('page', {...PAGE, title}, SITE).file).toBe(`docs/guides/${name}.md`);
});
