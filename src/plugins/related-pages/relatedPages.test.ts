import {expect, it} from 'vitest';
import {relatedPages} from './relatedPages';

const TEXTS: Record<string, string> = {
  '@site/docs/camera.md': 'The camera zooms. [Sound](../docs/sound.md)',
  '@site/docs/guides/zoom.mdx': 'Zooming of a camera with sound.',
  '@site/docs/sound.md': 'A sound.',
  '@site/docs/secret.md': 'A camera that zooms with sound.',
};

const doc = (id: string, source: string, settings: {draft?: boolean; unlisted?: boolean} = {}) => ({
  id,
  source: `@site/docs/${source}`,
  draft: false,
  unlisted: false,
  ...settings,
});

const docs = (settings: {draft?: boolean; unlisted?: boolean}) => [
  doc('sound', 'sound.md'),
  doc('camera', 'camera.md'),
  doc('zooming', 'guides/zoom.mdx'),
  doc('secret', 'secret.md', settings),
];

const read = (source: string) => TEXTS[source] ?? '';

it('A page gets the ids of similar pages, except those it links to', () => {
  expect(relatedPages(docs({}), read, 3).get('camera')).toEqual(['secret', 'zooming']);
});

it.each([{unlisted: true}, {draft: true}])('A page that is %o is never suggested', (settings) => {
  const related = relatedPages(docs(settings), read, 3);
  expect([...related.values()].flat()).not.toContain('secret');
  expect(related.get('camera')).toEqual(['zooming']);
  expect(related.get('secret')).toContain('zooming');
});

it('The order in which documents are read has no effect', () => {
  const one = relatedPages(docs({}), read, 3);
  const other = relatedPages(docs({}).reverse(), read, 3);
  expect(new Map([...other].sort())).toEqual(new Map([...one].sort()));
});
