import {expect, it} from 'vitest';
import {orphans} from './orphans';
import {pageLacks} from './pageLacks';

const HEAD = `---
title: Camera
description: Let the camera follow the player, zoom, shake and stay inside of the level.
keywords: [camera, zoom]
search_answers: [follow the player, zoom, screen shake]
---
`;
const LEAD = 'The camera decides which part of the world is visible to the player.';

const page = (body: string, {file = 'docs/camera.md', head = HEAD} = {}) => ({
  file,
  path: `/${file}`,
  text: head + body,
});

async function messagesOf(body: string, head?: string): Promise<string[]> {
  const lacks = await pageLacks(page(body, {head}), false);
  return lacks.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

it('A complete page has no shortcomings, with or without its title as a heading', async () => {
  expect(await messagesOf(`\n${LEAD}\n\n## Zoom\n`)).toEqual([]);
  expect(await messagesOf(`\n# Camera\n\n${LEAD}\n\n## Zoom\n`)).toEqual([]);
});

it.each([
  [
    'a description',
    '',
    '---\ntitle: Camera\nkeywords: [camera]\n---\n',
    ':1: the description has 0',
  ],
  [
    'a longer description',
    '',
    HEAD.replace(/description: .*/, 'description: Camera.'),
    ':3: the description has 7',
  ],
  ['keywords', '', HEAD.replace(/keywords: .*\n/, ''), ':1: there are no keywords'],
  [
    'search answers',
    '',
    HEAD.replace(/search_answers: .*\n/, ''),
    ':1: there are 0 search_answers; list 3 to 8',
  ],
  [
    'enough search answers',
    '',
    HEAD.replace(', screen shake', ''),
    ':5: there are 2 search_answers; list 3 to 8',
  ],
  [
    'a first paragraph',
    '## Zoom\n\nText.',
    HEAD,
    ':7: there is no paragraph before the first heading',
  ],
  [
    'a topic',
    'You can do a lot of great things with what is told here.',
    HEAD,
    ':7: the first paragraph does not explain',
  ],
  ['a heading', `${LEAD}\n\n## Overview\n`, HEAD, ':9: nobody searches for "Overview"'],
  ['an alternative text', `${LEAD}\n\n![](a.png)\n`, HEAD, ':9: the image has no alternative text'],
  [
    'a truncate mark',
    `${LEAD}\n\n${'word '.repeat(121)}\n`,
    HEAD,
    ':9: the paragraph has 121 words',
  ],
])('A page without %s is reported with the line and the remedy', async (_, body, head, message) => {
  const messages = await messagesOf(body, head);
  expect(messages.some((one) => one.startsWith(`docs/camera.md${message}`))).toBe(true);
});

it('A page is an orphan as long as no other page links to it', async () => {
  const camera = page(LEAD);
  const other = page('[Here](camera.md#zoom)', {file: 'docs/light.md'});
  expect((await orphans([camera, other])).map(({file}) => file)).toEqual(['docs/light.md']);
  expect(await orphans([camera, page('[Here](/docs/camera/)', {file: 'blog/a.md'})])).toEqual([]);
});
