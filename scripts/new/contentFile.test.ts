import {expect, it} from 'vitest';
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

it('a page stands at the end of its folder and leads to related pages', () => {
  const answers = {
    folder: 'guides',
    title: 'Let it rain',
    description: DESCRIPTION,
    keywords: 'rain, drops',
    lead: 'Rain makes a level feel alive.',
    related: 'guides/camera.md, reference/orders.md',
  };
  expect(contentFile('page', answers, SITE)).toEqual({
    file: 'docs/guides/let-it-rain.md',
    text: `---
title: Let it rain
description: '${DESCRIPTION}'
keywords: [rain, drops]
sidebar_position: 5
---

Rain makes a level feel alive.

## Related pages

- [Camera](camera.md)
- [Orders](../reference/orders.md)
`,
  });
});

it('a post carries its date, the release that it looks back on and the end of its preview', () => {
  const answers = {
    title: "It's rain",
    description: DESCRIPTION,
    tags: 'milestones',
    lead: 'It rains.',
  };
  const {file, text} = contentFile('post', answers, SITE);
  expect(file).toBe('blog/2026-11-27-it-s-rain.md');
  expect(text).toContain("title: 'It''s rain'\n");
  expect(text).toContain(
    'This post looks back on ScrewBox 3.33.0 as it was on 27 November 2026. It rains.\n\n{/* truncate */}\n',
  );
});

it('an announcement is named by its id', () => {
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
  ['page', 'title', '!', 'must have a letter or a digit from a to z'],
  ['post', 'tags', 'weather', 'names "weather", which does not exist; choose from milestones'],
  ['announcement', 'id', 'Rain!', 'must be of lower-case letters, digits and hyphens'],
  ['announcement', 'text', ' ', 'must not be empty'],
] as const)('of a %s, the %s "%s" is refused', (kind, name, answer, fault) => {
  expect(faultOf(kind, name, answer)).toBe(fault);
});
